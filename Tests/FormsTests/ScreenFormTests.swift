import Forms
import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// A form that is asked from within a screen, in its place.
@Suite struct ScreenFormTests {
  let model = JoinModel()
  let recorder = ScreenRecorder(columns: 40, rows: 8)

  private func run(_ keys: [Keystroke], _ screen: FormScreen) throws -> ScreenOutcome {
    let keyboard = ScriptedKeyboard(keys)
    let session = ScreenSession(screen, keys: keyboard, renderer: recorder, scheduler: TestScheduler())
    return try session.run()
  }

  @Test func theFormStandsInTheScreensPlaceAndTheScreenComesBack() throws {
    let screen = FormScreen(model)
    var during = ""
    let look = Keystroke.perform { [recorder] in during = recorder.picture }
    let keys: [Keystroke] = [
      "a", "Taro", look, .enter, "t@e", .enter, .enter, "sesame", .enter, "q",
    ]
    #expect(try run(keys, screen) == .finished)
    #expect(
      during == """
        Join
          Name      Taro▏
          E-mail
          Team      core
          Password
          Tab next · Shift-Tab back · Enter
          accept · Esc cancel
        """)
    #expect(recorder.picture == "Members\nTaro <t@e> core 6\n\n\n\n\n\n")
    #expect(screen.outcomes == [.submitted])
    #expect(model.joined == ["Taro <t@e> core 6"])
  }

  @Test func theScreenDisappearsMeanwhile() throws {
    let screen = FormScreen(model)
    _ = try run(["a", .escape, "q"], screen)
    #expect(screen.log == ["appears", "disappears", "appears", "disappears"])
    #expect(screen.outcomes == [.cancelled])
  }

  @Test func leavingTheProgramInTheFormEndsTheSession() throws {
    let screen = FormScreen(model)
    #expect(try run(["a", .controlC, "q"], screen) == .interrupted)
    #expect(screen.outcomes == [.interrupted])
  }

  @Test func formsFollowOneAnother() throws {
    let screen = FormScreen(model)
    #expect(try run(["a", .escape, "a", "x", .escape, "q"], screen) == .finished)
    #expect(screen.outcomes == [.cancelled, .cancelled])
  }

  @Test func allDie() throws {
    try assertDeallocated {
      let model = tracked(JoinModel())
      let screen = tracked(FormScreen(model))
      _ = try run(["a", "x", .escape, "q"], screen)
      return screen
    }
  }
}

/// A list of who joined, and a form to join with.
private final class FormScreen: Screen {
  private let model: JoinModel
  private let joined = Label()
  var outcomes: [FormOutcome] = []
  var log: [String] = []

  init(_ model: JoinModel) { self.model = model }

  override func viewDidLoad() {
    addSubview(Label("Members"))
    addSubview(joined)
  }

  override func viewWillAppear() { log.append("appears") }
  override func viewWillDisappear() { log.append("disappears") }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .scalar("q"): dismiss()
    case .scalar("a"): join()
    default: return super.keyDown(key)
    }
    return true
  }

  private func join() {
    do {
      guard let outcome = try session?.run(model.makeForm()) else { return }
      outcomes.append(outcome)
      joined.text = model.joined.joined(separator: "\n")
    } catch {
      session?.fail(error)
    }
  }
}
