import RxCore
import Testing

@Suite struct ToArrayTests {
  @Test func saysAllAtTheEnd() {
    var seen: [[Int]] = []
    _ = Observable.of(1, 2, 3).toArray().subscribe(onSuccess: { seen.append($0) })
    #expect(seen == [[1, 2, 3]])
  }
}
