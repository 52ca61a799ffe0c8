import RxCore
import Testing

@Suite struct BooleanDisposableTests {
  @Test func remembersThatItWasDisposed() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test(arguments: [true, false]) func mayBeginDisposed(_ isDisposed: Bool) {
    #expect(BooleanDisposable(isDisposed: isDisposed).isDisposed == isDisposed)
  }

  @Test func isMarkedBeforeTheFirstHandlerOfItsBagRuns() {
    let flag = BooleanDisposable()
    var seen: [Bool] = []
    do {
      let bag = DisposeBag()
      Disposables.create { seen.append(flag.isDisposed) }.disposed(by: bag)
      flag.disposed(by: bag)
    }
    #expect(seen == [true])
  }
}
