import RxCore
import Testing

@Suite struct FromTests {
  @Test func theValuesThenTheEnd() {
    let recorder = Recorder<Int>()
    _ = Observable.from(1...3).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isCompleted)
  }

  @Test func stopsWhenItIsDisposed() {
    var asked = 0
    let endless = sequence(first: 0) { value in
      asked += 1
      return value + 1
    }
    let recorder = Recorder<Int>()
    _ = Observable.from(endless).take(3).subscribe(recorder)
    #expect(recorder.values == [0, 1, 2])
    #expect(asked < 10)
  }

  @Test(arguments: [1, nil]) func anOptional(_ value: Int?) {
    let recorder = Recorder<Int>()
    _ = Observable.from(optional: value).subscribe(recorder)
    #expect(recorder.values.first == value)
    #expect(recorder.isCompleted)
  }
}
