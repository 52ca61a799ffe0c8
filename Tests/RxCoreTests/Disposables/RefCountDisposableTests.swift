import RxCore
import Testing

@Suite struct RefCountDisposableTests {
  @Test func waitsForItsDependents() {
    let guarded = BooleanDisposable()
    let counted = RefCountDisposable(disposable: guarded)
    let dependents = [counted.retain(), counted.retain()]
    counted.dispose()
    dependents[0].dispose()
    dependents[0].dispose()
    #expect(!guarded.isDisposed)
    dependents[1].dispose()
    #expect(guarded.isDisposed)
    #expect(counted.isDisposed)
  }
}
