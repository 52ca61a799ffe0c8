import RxCore
import Testing

@Suite struct GenerateTests {
  @Test func iterates() {
    let recorder = Recorder<Int>()
    _ = Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 }).subscribe(recorder)
    #expect(recorder.values == [1, 2, 4, 8, 16])
    #expect(recorder.isCompleted)
  }

  @Test func repeatsUntilDisposed() {
    let recorder = Recorder<Int>()
    _ = Observable.repeatElement(7).take(3).subscribe(recorder)
    #expect(recorder.values == [7, 7, 7])
  }
}
