import RxCore
import Testing

@Suite struct DisposablesTests {
  @Test func runsAClosureOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func joinsSeveral() {
    let members = (0..<6).map { _ in BooleanDisposable() }
    Disposables.create(members[0], members[1]).dispose()
    Disposables.create(members[2], members[3], members[4]).dispose()
    Disposables.create([members[5]]).dispose()
    #expect(members.filter(\.isDisposed).count == 6)
  }
}
