import Formline

/// Five relays, their sum, without repetitions.
func combineLatestWorkload() -> Workload {
  let total = Total()
  let relays = (0..<5).map { BehaviorRelay(value: $0) }
  _ = Observable.combineLatest(relays[0], relays[1], relays[2], relays[3], relays[4]) {
    $0 &+ $1 &+ $2 &+ $3 &+ $4
  }
  .distinctUntilChanged().subscribe(onNext: { total.value &+= $0 })
  let twins = (0..<5).map { TwinRelay($0) }
  let latest = Five()
  let end = Twin.distinct { total.value &+= $0 }
  let sum = { end(latest.a &+ latest.b &+ latest.c &+ latest.d &+ latest.e) }
  twins[0].add(
    TwinCaller {
      latest.a = $0; sum()
    })
  twins[1].add(
    TwinCaller {
      latest.b = $0; sum()
    })
  twins[2].add(
    TwinCaller {
      latest.c = $0; sum()
    })
  twins[3].add(
    TwinCaller {
      latest.d = $0; sum()
    })
  twins[4].add(
    TwinCaller {
      latest.e = $0; sum()
    })
  return Workload(
    name: "combineLatest of 5, then distinct", events: 1000,
    core: { for value in 0..<1000 { relays[value % 5].accept(value) } },
    twin: { for value in 0..<1000 { twins[value % 5].accept(value) } },
    goal: 4)
}

private final class Five {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
}

/// Each value with the latest one of another relay.
func withLatestFromWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  let other = BehaviorRelay(value: 1)
  _ = relay.withLatestFrom(other) { $0 &+ $1 }.subscribe(onNext: { total.value &+= $0 })
  let twin = TwinRelay(0)
  let latest = Total()
  twin.add(TwinCaller { total.value &+= $0 &+ latest.value })
  return Workload(
    name: "withLatestFrom", events: 1000,
    core: { for value in 0..<1000 { relay.accept(value) } },
    twin: { for value in 0..<1000 { twin.accept(value) } },
    goal: 11)
}

/// Each value leads to another relay.
func flatMapLatestWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  let inner = [BehaviorRelay(value: 1), BehaviorRelay(value: 2)]
  _ = relay.flatMapLatest { inner[$0 & 1] }.subscribe(onNext: { total.value &+= $0 })
  let twin = TwinRelay(0)
  let twinInner = [TwinRelay(1), TwinRelay(2)]
  var current: (relay: TwinRelay, observer: TwinObserver)?
  twin.add(
    TwinCaller { value in
      if let current { current.relay.remove(current.observer) }
      let next = twinInner[value & 1]
      let observer = TwinAdder(total)
      current = (next, observer)
      next.add(observer)
    })
  return Workload(
    name: "flatMapLatest, relay to relay", events: 1000,
    core: { for value in 0..<1000 { relay.accept(value) } },
    twin: { for value in 0..<1000 { twin.accept(value) } },
    goal: 3)
}
