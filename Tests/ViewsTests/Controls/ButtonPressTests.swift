import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Pressing a button by keys and by the mouse, as a person at a screen does.
@Suite struct ButtonPressTests {
  private let screen = Screen()
  private let save = Button("Save")
  private let cancel = Button("Cancel")
  private let bag = DisposeBag()
  private let taps = Heard<String>()

  init() {
    screen.addSubview(save)
    screen.addSubview(cancel)
    for (name, button) in [("save", save), ("cancel", cancel)] {
      button.borderColor = .cyan
      button.borderHighlightedColor = .yellow
      let taps = taps
      button.rx.tap.subscribe(onNext: { taps.values.append(name) }).disposed(by: bag)
    }
  }

  private func mouse(_ action: MouseEvent.Action, row: Int = 0, column: Int = 0, button: Int = 1) -> Keystroke
  {
    .press(KeyPress(.mouse(MouseEvent(action, button: button, row: row, column: column))))
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(.scalar(" "))]) func aKeyPressesTheFocusedOne(key: KeyPress)
    throws
  {
    let bench = ScreenBench(screen, [.press(key), .tab, .press(key), .press(key)])
    _ = try bench.session.run()
    #expect(taps.values == ["save", "cancel", "cancel"])
  }

  @Test(arguments: [KeyPress(.enter, .alt), KeyPress(.scalar("x")), KeyPress(.tab)])
  func otherKeysDoNot(key: KeyPress) throws {
    _ = try ScreenBench(screen, [.press(key)]).session.run()
    #expect(taps.values.isEmpty)
  }

  @Test func aPressByAKeyIsShownAndEndsByTheSessionsClock() throws {
    let states = Heard<String>()
    let save = save
    func note() {
      states.values.append(
        "\(save.isHighlighted ? "pressed" : "released") \(save.currentBorderColor == .yellow)")
    }
    let bench = ScreenBench(screen, [])
    let time = bench.time
    let played = ScreenSession(
      screen,
      keys: ScriptedKeyboard([
        .enter, .perform(note),
        .perform { time.advanceBy(.milliseconds(100)) }, .perform(note), .enter,
        // The first press would end here; the second one goes on.
        .perform { time.advanceBy(.milliseconds(20)) }, .perform(note),
        .perform { time.advanceBy(.milliseconds(100)) }, .perform(note),
      ]), renderer: bench.recorder, scheduler: time)
    _ = try played.run()
    #expect(states.values == ["pressed true", "pressed true", "pressed true", "released false"])
    #expect(taps.values == ["save", "save"])
  }

  @Test func withoutAClockAPressIsOverAtOnce() {
    var states: [Bool] = []
    save.rx.tap.subscribe(onNext: { [save] in states.append(save.isHighlighted) }).disposed(by: bag)
    save.press()
    #expect(taps.values == ["save"])
    #expect(states == [false])
    #expect(save.currentBorderColor == .cyan)
  }

  @Test(arguments: [20, 80, 200]) func framesShowFocusAndPress(width: Int) throws {
    let bench = ScreenBench(
      screen, columns: width, rows: 2, [.tab, .enter])
    _ = try bench.session.run()
    func row(_ title: String, border: Color, _ attributes: Style.Attributes) -> Line {
      let side = Style(foreground: border)
      let style = Style(attributes: attributes)
      return Line([Span("[", side), Span(" " + title, style), Span(" ", style), Span("]", side)])
    }
    #expect(
      bench.recorder.frames.map(\.lines) == [
        [row("Save", border: .cyan, .reverse), row("Cancel", border: .cyan, [])],
        [row("Save", border: .cyan, []), row("Cancel", border: .cyan, .reverse)],
        [row("Save", border: .cyan, []), row("Cancel", border: .yellow, [.reverse, .bold])],
      ])
  }

  @Test func aClickPressesAndFocuses() throws {
    _ = try ScreenBench(screen, [.click(row: 1, column: 3)]).session.run()
    #expect(taps.values == ["cancel"])
    #expect(screen.firstResponder === cancel)
    #expect(!cancel.isHighlighted)
  }

  @Test func theMouseHighlightsWhileItIsOverIt() throws {
    let states = Heard<Bool>()
    let save = save
    let note = Keystroke.perform { states.values.append(save.isHighlighted) }
    _ = try ScreenBench(
      screen,
      [
        mouse(.press), note, mouse(.drag, row: 3), note, mouse(.drag, column: 7), note,
        mouse(.drag, column: 8), note,
        mouse(.release, column: 8), note,
      ]
    ).session.run()
    #expect(states.values == [true, false, true, false, false])
    #expect(taps.values.isEmpty)
  }

  @Test func beyondItsCellsARowIsNotTheButton() throws {
    _ = try ScreenBench(screen, [.click(row: 0, column: 8)]).session.run()
    #expect(taps.values.isEmpty)
  }

  @Test func anotherMouseButtonDoesNothing() throws {
    _ = try ScreenBench(screen, [mouse(.press, button: 3), mouse(.release, button: 3)]).session.run()
    #expect(taps.values.isEmpty)
  }

  @Test func aDisabledOneIsLeftOut() throws {
    save.isEnabled = false
    _ = try ScreenBench(screen, [.enter, .click(row: 0, column: 2), .tab, .enter]).session.run()
    #expect(taps.values == ["cancel", "cancel"])
    save.press()
    #expect(taps.values == ["cancel", "cancel"])
  }

  @Test func oneThatIsDisabledWhilePressedLetsGo() throws {
    let save = save
    _ = try ScreenBench(screen, [mouse(.press), .perform { save.isEnabled = false }, mouse(.release)]).session
      .run()
    #expect(taps.values.isEmpty)
    #expect(save.state == .disabled)
    #expect(screen.firstResponder == nil)
  }

  @Test func aPressedButtonDies() {
    assertDeallocated {
      let screen = tracked(Screen())
      let button = Button("Save")
      screen.addSubview(button)
      let bench = ScreenBench(screen, [.enter])
      _ = try? bench.session.run()
      return button
    }
  }
}
