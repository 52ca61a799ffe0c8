import FormlineTesting
import LeakCheck
import RxCore
import Testing

/// Time as text, and the observer that keeps it.
@Suite struct TestSchedulerTests {
  private let time = TestScheduler()

  @Test(arguments: ["a-b-|", "--#", "-(ab)-|", "abc---", "(a|)"])
  func whatIsDrawnIsWhatHappened(diagram: String) {
    let frames = diagram.filter { $0 != "(" && $0 != ")" }.count
    #expect(time.draw(time.hot(diagram), frames: frames).hasPrefix(diagram))
  }

  @Test func aColdSequenceBeginsWithItsSubscription() {
    let cold = time.cold("a-|")
    time.advanceBy(.milliseconds(50))
    #expect(time.draw(cold, frames: 5) == "a-|")
    #expect(time.draw(cold, frames: 5) == "a-|")
  }

  @Test func debounceAsAPicture() {
    let typed = time.hot("t-a-r------o")
    #expect(
      time.draw(typed.debounce(.milliseconds(30), scheduler: time), frames: 15) == "-------r------o")
  }

  @Test func longValuesAreMarked() {
    #expect(time.draw(time.hot("1-2|").map { "v\($0)" }, frames: 9) == "[v1]-[v2]|")
  }

  @Test func aRecorderKeepsTimesAndValues() {
    let recorder = time.recorder(of: String.self)
    let subscription = time.hot("-a-b|").subscribe(recorder)
    time.start()
    subscription.dispose()
    #expect(recorder.elements == ["a", "b"])
    #expect(recorder.events.map(\.time) == [.milliseconds(10), .milliseconds(30), .milliseconds(40)])
    #expect(recorder.events.last?.value.isCompleted == true)
  }

  @Test func dies() {
    assertDeallocated {
      let time = tracked(TestScheduler())
      let recorder = tracked(time.recorder(of: String.self))
      time.hot("a-|").subscribe(recorder).disposed(by: DisposeBag())
      time.start()
      return time
    }
  }
}
