import RxCore
import Testing

@Suite struct SerialDisposableTests {
  @Test func disposesTheOneBefore() {
    let members = (0..<3).map { _ in BooleanDisposable() }
    let place = SerialDisposable()
    place.disposable = members[0]
    place.disposable = members[1]
    #expect(members[0].isDisposed && !members[1].isDisposed)
    place.dispose()
    #expect(members[1].isDisposed)
    place.disposable = members[2]
    #expect(members[2].isDisposed)
  }
}
