import RxCore
import Testing

@Suite struct SingleAssignmentDisposableTests {
  @Test(arguments: [true, false]) func disposesWhatIsSet(_ disposesFirst: Bool) {
    let member = BooleanDisposable()
    let place = SingleAssignmentDisposable()
    if disposesFirst { place.dispose() }
    place.setDisposable(member)
    if !disposesFirst { place.dispose() }
    #expect(member.isDisposed)
    #expect(place.isDisposed)
  }

  @Test func isSetOnce() async {
    await #expect(processExitsWith: .failure) {
      let place = SingleAssignmentDisposable()
      place.setDisposable(Disposables.create())
      place.setDisposable(Disposables.create())
    }
  }
}
