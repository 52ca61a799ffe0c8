import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Views of several kinds that follow one theme.
@Suite struct ThemedViewsTests {
  private let service = ThemeService(.default)
  private let title = Label("Accounts", role: .title)
  private let problem = Label("must not be empty", role: .problem)
  private let field = TextField("taro")
  private let save = Button("Save")

  private func frame(width: Int) -> Frame {
    Frame(lines: [title, field, problem, save].flatMap { $0.lines(width: width) })
  }

  private func expected(_ theme: Theme) -> Frame {
    let button = Style(
      foreground: theme.button.normal.foreground, background: theme.button.normal.background,
      attributes: theme.button.normal.attributes)
    let border = Style(foreground: theme.button.border, background: theme.button.normal.background)
    return Frame(lines: [
      Line("Accounts", theme.label.title), Line("taro", theme.textField.text),
      Line("must not be empty", theme.label.problem),
      Line([Span("[", border), Span(" Save", button), Span(" ", button), Span("]", border)]),
    ])
  }

  @Test(arguments: [20, 80, 200]) func aSwitchRestylesEveryViewAtOnce(width: Int) {
    let themed = [title, problem, field, save].rx.driveTheme(service.theme)
    #expect(frame(width: width) == expected(.default))
    for theme in Theme.builtIn {
      service.select(theme)
      #expect(frame(width: width) == expected(theme), "\(theme.name)")
    }
    #expect(themed.views.count == 4)
  }

  @Test func whoDropsTheCollectionStopsTheBinding() {
    var themed: ThemedViews? = [title].rx.driveTheme(service.theme)
    service.select(.dark)
    #expect(title.style == Theme.dark.label.title)
    #expect(themed != nil)
    themed = nil
    service.select(.light)
    #expect(title.style == Theme.dark.label.title)
  }

  @Test func aCollectionThatIsBoundByHandIsHeldWeakly() {
    let bag = DisposeBag()
    var themed: ThemedViews? = ThemedViews([title, save])
    if let themed { service.theme.drive(themed.rx.driveTheme).disposed(by: bag) }
    service.select(.dark)
    #expect(title.style == Theme.dark.label.title)
    themed = nil
    service.select(.light)
    #expect(title.style == Theme.dark.label.title)
  }

  @Test func aViewPassesTheThemeOn() {
    let screen = View()
    let part = View()
    screen.addSubview(part)
    part.addSubview(title)
    let themed = [screen].rx.driveTheme(service.theme)
    service.select(.mono)
    #expect(title.style == Theme.mono.label.title)
    #expect(themed.views.count == 1)
  }

  @Test func whatIsNoViewFollowsToo() {
    let other = Other()
    let themed = ThemedViews([other, title])
    let bag = DisposeBag()
    service.theme.drive(themed.rx.driveTheme).disposed(by: bag)
    service.select(.dark)
    #expect(other.names == ["default", "dark"])
  }

  @Test func ownerAndViewsDie() {
    let service = service
    assertDeallocated {
      let owner = Owner()
      owner.themed = [tracked(Label("a")), tracked(Button("b"))].rx.driveTheme(service.theme)
      return owner
    }
  }

  @Test func thePlaceholderAndTheAlternativeTextFollow() {
    let empty = TextField()
    empty.placeholder = "name"
    let image = ImageView(alternativeText: "Taro")
    let themed = [empty, image].rx.driveTheme(service.theme)
    service.select(.highContrast)
    #expect(empty.lines(width: 20) == [Line("name", Theme.highContrast.textField.placeholder)])
    #expect(image.lines(width: 20) == [Line("Taro", Theme.highContrast.image.alternative)])
    #expect(themed.views.count == 2)
  }
}

private final class Other: ThemeApplicable {
  var names: [String] = []
  func apply(_ theme: Theme) { names.append(theme.name) }
}

private final class Owner {
  var themed: ThemedViews?
}
