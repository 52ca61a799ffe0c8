import Formline

private func twinChain(_ total: Total) -> TwinRelay {
  let twin = TwinRelay(0)
  twin.add(
    TwinCaller(
      Twin.map(
        { $0 &+ 1 },
        Twin.filter({ $0 >= 0 }, Twin.distinct(Twin.scan({ $0 &+ $1 }, { total.value &+= $0 }))))))
  return twin
}

/// Four operators in a row.
func chainWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  _ = relay.map { $0 &+ 1 }.filter { $0 >= 0 }.distinctUntilChanged().scan(0) { $0 &+ $1 }
    .subscribe(onNext: { total.value &+= $0 })
  let twin = twinChain(total)
  return Workload(
    name: "relay, map, filter, distinctUntilChanged, scan", events: 1000,
    core: { for value in 0..<1000 { relay.accept(value) } },
    twin: { for value in 0..<1000 { twin.accept(value) } },
    goal: 4)
}

/// Four operators in a row, each shared.
func driverWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  _ = relay.asDriver().map { $0 &+ 1 }.filter { $0 >= 0 }.distinctUntilChanged().scan(0) { $0 &+ $1 }
    .drive(onNext: { total.value &+= $0 })
  let twin = twinChain(total)
  return Workload(
    name: "the same through Driver", events: 1000,
    core: { for value in 0..<1000 { relay.accept(value) } },
    twin: { for value in 0..<1000 { twin.accept(value) } },
    goal: 6)
}

/// What one more map costs: a hundred maps, an event of each counted as one.
func mapsWorkload() -> Workload {
  let total = Total()
  let relay = BehaviorRelay(value: 0)
  var chain = relay.asObservable()
  var twinEnd: (Int) -> Void = { total.value &+= $0 }
  for _ in 0..<100 {
    chain = chain.map { $0 &+ 1 }
    twinEnd = Twin.map({ $0 &+ 1 }, twinEnd)
  }
  _ = chain.subscribe(onNext: { total.value &+= $0 })
  let twin = TwinRelay(0)
  twin.add(TwinCaller(twinEnd))
  return Workload(
    name: "each further map", events: 1000,
    core: { for value in 0..<10 { relay.accept(value) } },
    twin: { for value in 0..<10 { twin.accept(value) } },
    goal: 3)
}

/// Text, which is not trivial to copy.
func stringWorkload() -> Workload {
  let total = Total()
  let texts = (0..<64).map { "a text that is longer than fifteen letters, number \($0)" }
  let relay = BehaviorRelay(value: "")
  _ = relay.map { $0 + "!" }.distinctUntilChanged().subscribe(onNext: { total.value &+= $0.utf8.count })
  var last = ""
  let distinct = { (text: String) in
    if last != text {
      last = text
      total.value &+= text.utf8.count
    }
  }
  let map = { (text: String) in distinct(text + "!") }
  let cell = TextCell(map)
  return Workload(
    name: "String, map, distinctUntilChanged", events: 1024,
    core: { for index in 0..<1024 { relay.accept(texts[index & 63]) } },
    twin: { for index in 0..<1024 { cell.accept(texts[index & 63]) } },
    goal: 1.5)
}

/// A relay of text by hand.
private final class TextCell {
  private var value = ""
  private let next: (String) -> Void
  init(_ next: @escaping (String) -> Void) { self.next = next }
  @inline(never) func accept(_ text: String) {
    value = text
    next(text)
  }
}
