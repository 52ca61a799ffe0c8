import Formline

/// To subscribe and to dispose, while so many others listen.
func subscriptionWorkload(live: Int, goal: Double) -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  for _ in 0..<live { _ = relay.subscribe(onNext: { total.value &+= $0 }) }
  let twin = TwinRelay(0)
  for _ in 0..<live { twin.add(TwinAdder(total)) }
  return Workload(
    name: "subscribe + dispose, \(live) live", events: 1000,
    core: { for _ in 0..<1000 { relay.subscribe(onNext: { total.value &+= $0 }).dispose() } },
    twin: {
      for _ in 0..<1000 {
        let observer = TwinCaller { total.value &+= $0 }
        twin.add(observer)
        twin.remove(observer)
      }
    },
    goal: goal)
}

/// What a subscription through one map keeps on the heap.
func mapHeapFigure() -> RxFigure? {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  let core = bytesEach(10_000) { count in
    (0..<count).map { _ in relay.map { $0 &+ 1 }.subscribe(onNext: { total.value &+= $0 }) as AnyObject }
  }
  let twin = TwinRelay(0)
  let byHand = bytesEach(10_000) { count in
    (0..<count).map { _ -> AnyObject in
      let observer = TwinCaller(Twin.map({ $0 &+ 1 }, { total.value &+= $0 }))
      twin.add(observer)
      return observer
    }
  }
  return heapFigure("heap of a subscription through one map", core, byHand, goal: 2)
}

/// What a relay that drives something through one map keeps on the heap.
func driverHeapFigure() -> RxFigure? {
  let total = Total()
  let core = bytesEach(10_000) { count in
    pairs(count) {
      let relay = BehaviorRelay(value: 0)
      return (relay, relay.asDriver().map { $0 &+ 1 }.drive(onNext: { total.value &+= $0 }) as AnyObject)
    }
  }
  let byHand = bytesEach(10_000) { count in
    pairs(count) {
      let relay = TwinRelay(0)
      let observer = TwinCaller(Twin.map({ $0 &+ 1 }, { total.value &+= $0 }))
      relay.add(observer)
      return (relay, observer)
    }
  }
  return heapFigure("heap of relay, asDriver, map, drive", core, byHand, goal: 3)
}

/// So many pairs in one list of exactly that size.
private func pairs(_ count: Int, _ make: () -> (AnyObject, AnyObject)) -> [AnyObject] {
  var all: [AnyObject] = []
  all.reserveCapacity(2 * count)
  for _ in 0..<count {
    let (first, second) = make()
    all.append(first)
    all.append(second)
  }
  return all
}

private func heapFigure(_ name: String, _ core: Double?, _ twin: Double?, goal: Double) -> RxFigure? {
  guard let core, let twin else { return nil }
  return RxFigure(
    name: name, unit: "bytes", value: core, twin: twin, ratio: core / twin, allocations: nil,
    twinAllocations: nil, goal: goal)
}
