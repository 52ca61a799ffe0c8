import RxCore
import Testing

@Suite struct RangeTests {
  @Test func integersInOrder() {
    let recorder = Recorder<Int>()
    _ = Observable.range(start: 3, count: 4).subscribe(recorder)
    #expect(recorder.values == [3, 4, 5, 6])
    #expect(recorder.isCompleted)
  }

  @Test func reachesTheGreatestInteger() {
    let recorder = Recorder<UInt8>()
    _ = Observable<UInt8>.range(start: 254, count: 2).subscribe(recorder)
    #expect(recorder.values == [254, 255])
  }
}
