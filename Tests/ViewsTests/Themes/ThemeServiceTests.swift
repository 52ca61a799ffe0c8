import LeakCheck
import RxCore
import Testing
import Views

/// Who has which theme when.
@Suite struct ThemeServiceTests {
  private let bag = DisposeBag()

  private func heard(_ service: ThemeService) -> Heard<String> {
    let heard = Heard<String>()
    service.theme.drive(onNext: { heard.values.append($0.name) }).disposed(by: bag)
    return heard
  }

  @Test func saysTheCurrentThemeAndEachChoice() throws {
    let service = ThemeService()
    let heard = heard(service)
    service.select(.dark)
    service.select(.dark)
    try service.select(named: "mono")
    #expect(heard.values == ["default", "dark", "mono"])
    #expect(service.current == .mono)
  }

  @Test func anUnknownNameChangesNothing() {
    let service = ThemeService(.light)
    #expect(throws: ThemeError.self) { try service.select(named: "drak") }
    #expect(service.current == .light)
  }

  @Test func aKeyGoesThroughAllOfThem() {
    let service = ThemeService(.light)
    let names = (0..<5).map { _ in service.next().name }
    #expect(names == ["dark", "high-contrast", "mono", "default", "light"])
  }

  @Test func itsOwnThemesAreFoundAndGoneThrough() throws {
    var night = Theme.dark
    night.name = "night"
    let service = ThemeService(.default, themes: [night, .mono])
    #expect(service.next() == night)
    #expect(service.next() == .mono)
    #expect(service.next() == night)
    #expect(
      throws: ThemeError.unknown(name: "dark", known: ["night", "mono"])
    ) { try service.select(named: "dark") }
    #expect(ThemeService(.dark, themes: []).next() == .dark)
  }

  @Test func theTerminalsBackgroundDecidesUntilSomebodyChooses() {
    let service = ThemeService()
    service.follow(red: 255, green: 255, blue: 255)
    #expect(service.current == .light)
    service.follow(red: 0, green: 0, blue: 0)
    #expect(service.current == .dark)
    service.select(.highContrast)
    service.follow(red: 255, green: 255, blue: 255)
    #expect(service.current == .highContrast)
  }

  @Test func aServiceThatIsFollowedDies() {
    assertDeallocated {
      let service = ThemeService()
      service.theme.drive(onNext: { _ in }).disposed(by: tracked(DisposeBag()))
      return service
    }
  }
}
