import RxCore
import Testing

@Suite struct VariableTests {
  @Test func saysItsValueThenEachSetAndCompletesWhenItDies() {
    let recorder = Recorder<String>()
    var variable: Variable<String>? = Variable("a")
    _ = variable?.asObservable().subscribe(recorder)
    variable?.value = "b"
    #expect(recorder.values == ["a", "b"])
    #expect(!recorder.isCompleted)
    variable = nil
    #expect(recorder.isCompleted)
  }

  @Test func isAnObserver() {
    let relay = PublishRelay<String>()
    let variable = Variable("")
    let other = Variable("")
    let bag = DisposeBag()
    relay.bind(to: variable).disposed(by: bag)
    relay.bind(to: other.asObserver()).disposed(by: bag)
    relay.accept("typed")
    #expect(variable.value == "typed")
    #expect(other.value == "typed")
  }

  @Test func theEndOfASourceDoesNotEndIt() {
    let variable = Variable(0)
    let recorder = Recorder<Int>()
    _ = variable.asObservable().subscribe(recorder)
    _ = Observable.of(1, 2).bind(to: variable)
    variable.value = 3
    #expect(recorder.values == [0, 1, 2, 3])
    #expect(!recorder.isCompleted)
  }
}
