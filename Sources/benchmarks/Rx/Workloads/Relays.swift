import Formline

/// One relay and so many who listen.
func relayWorkload(subscribers: Int, goal: Double) -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  for _ in 0..<subscribers { _ = relay.subscribe(onNext: { total.value &+= $0 }) }
  let twin = TwinRelay(0)
  for _ in 0..<subscribers { twin.add(TwinAdder(total)) }
  return Workload(
    name: subscribers == 1 ? "BehaviorRelay, 1 subscriber" : "\(subscribers) subscribers, an accept",
    events: 1000,
    core: { for value in 0..<1000 { relay.accept(value) } },
    twin: { for value in 0..<1000 { twin.accept(value) } },
    goal: goal)
}

/// Ten relays in one.
func mergeWorkload() -> Workload {
  let total = Total()
  let relays = (0..<10).map { BehaviorRelay(value: $0) }
  _ = Observable.merge(relays.map { $0.asObservable() }).subscribe(onNext: { total.value &+= $0 })
  let twins = (0..<10).map { TwinRelay($0) }
  let adder = { (value: Int) in total.value &+= value }
  for twin in twins { twin.add(TwinCaller(adder)) }
  return Workload(
    name: "merge of 10 relays", events: 1000,
    core: { for value in 0..<1000 { relays[value % 10].accept(value) } },
    twin: { for value in 0..<1000 { twins[value % 10].accept(value) } },
    goal: 12)
}

/// A relay bound to a property of an object that is held weakly.
@MainActor func binderWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  _ = relay.bind(to: Binder(total) { $0.value = $1 })
  let twin = TwinRelay(0)
  twin.add(TwinCaller { [unowned(unsafe) total] in total.value = $0 })
  return Workload(
    name: "bind(to: Binder)", events: 1000,
    core: { [total] in
      for value in 0..<1000 { relay.accept(value) }
      withExtendedLifetime(total) {}
    },
    twin: { [total] in
      for value in 0..<1000 { twin.accept(value) }
      withExtendedLifetime(total) {}
    },
    goal: 12)
}
