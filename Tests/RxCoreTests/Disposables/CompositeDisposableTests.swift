import RxCore
import Testing

@Suite struct CompositeDisposableTests {
  @Test func endsAllAndStaysClosed() {
    let members = (0..<3).map { _ in BooleanDisposable() }
    let group = CompositeDisposable(disposables: [members[0]])
    #expect(group.insert(members[1]) != nil)
    #expect(group.count == 2)
    group.dispose()
    #expect(members[0].isDisposed && members[1].isDisposed)
    #expect(group.insert(members[2]) == nil)
    #expect(members[2].isDisposed)
  }

  @Test func oneCanBeTakenOut() throws {
    let member = BooleanDisposable()
    let group = CompositeDisposable()
    let key = try #require(group.insert(member))
    group.remove(for: key)
    #expect(member.isDisposed)
    #expect(group.count == 0)
  }
}
