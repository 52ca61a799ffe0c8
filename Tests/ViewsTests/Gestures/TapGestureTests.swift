import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Taps: a click that begins and ends in a view, or Enter on it.
@Suite struct TapGestureTests {
  let screen = Screen()
  let a = Row("a")
  let b = Row("b")

  init() { for row in [a, b] { screen.addSubview(row) } }

  private func taps(_ view: View, _ keys: [Keystroke]) throws -> Int {
    var taps = 0
    let subscription = view.rx.tapGesture.subscribe(onNext: { taps += 1 })
    defer { subscription.dispose() }
    _ = try ScreenBench(screen, keys).session.run()
    return taps
  }

  private func mouse(_ action: MouseEvent.Action, button: Int = 1, row: Int) -> Keystroke {
    .press(KeyPress(.mouse(MouseEvent(action, button: button, row: row, column: 1))))
  }

  @Test func aClickTaps() throws {
    #expect(try taps(b, [.click(row: 1, column: 2), .click(row: 1, column: 0)]) == 2)
  }

  @Test func aClickElsewhereDoesNot() throws {
    #expect(try taps(b, [.click(row: 0, column: 0), .click(row: 4, column: 0)]) == 0)
  }

  @Test func pressAndReleaseMustBothBeInside() throws {
    #expect(try taps(b, [mouse(.press, row: 1), mouse(.release, row: 0)]) == 0)
    #expect(try taps(b, [mouse(.press, row: 0), mouse(.release, row: 1)]) == 0)
    #expect(try taps(b, [mouse(.press, row: 1), mouse(.drag, row: 0), mouse(.release, row: 1)]) == 1)
  }

  @Test func onlyTheLeftButtonTaps() throws {
    #expect(try taps(b, [mouse(.press, button: 3, row: 1), mouse(.release, button: 3, row: 1)]) == 0)
  }

  @Test func enterTapsTheFocusedView() throws {
    #expect(try taps(b, [.enter, .tab, .enter, .enter]) == 2)
  }

  @Test func theScrollOffsetIsReckonedWith() throws {
    let screen = Screen()
    let scroll = ScrollView()
    scroll.fillsHeight = true
    screen.addSubview(scroll)
    var tapped: [String] = []
    for name in ["a", "b", "c", "d", "e"] {
      let row = Row(name)
      scroll.addSubview(row)
      _ = row.rx.tap.subscribe(onNext: { tapped.append(name) })
    }
    let bench = ScreenBench(
      screen, rows: 2,
      [.click(row: 1, column: 0), .wheel(1), .click(row: 0, column: 0), .click(row: 1, column: 3)])
    let picture = try bench.picture()
    #expect(picture == "  d\n> e                ▐", "\(picture)")
    #expect(tapped == ["b", "d", "e"])
  }

  @Test func aTapIsNotAPressOfTheViewBelow() throws {
    let inner = Label("inner")
    a.addSubview(inner)
    a.takesMouse = true
    var taps = 0
    _ = b.rx.tap.subscribe(onNext: { taps += 1 })
    b.takesMouse = true
    _ = try ScreenBench(screen, [.click(row: 0, column: 2), .click(row: 1, column: 3)]).session.run()
    #expect(a.notes == ["down 0,2", "up 0,2"])
    #expect(b.notes == ["down 0,3", "cancelled"])
    #expect(taps == 1)
  }

  @Test func oneRecognizerHoweverOftenAsked() {
    let view = View()
    _ = view.rx.tapGesture
    _ = view.rx.tap.subscribe()
    _ = view.rx.tapGesture.subscribe()
    #expect(view.gestureRecognizers.count == 1)
  }

  @Test func itCompletesWithReuseAndIsRemoved() throws {
    let view = View()
    var heard: [String] = []
    let taps = view.rx.tapGesture
    _ = taps.subscribe(onNext: { heard.append("first") }, onCompleted: { heard.append("completed") })
    #expect(view.tap())
    view.prepareForReuse()
    #expect(view.gestureRecognizers.isEmpty)
    #expect(!view.tap())
    _ = view.rx.tapGesture.subscribe(onNext: { heard.append("second") })
    #expect(view.tap())
    #expect(heard == ["first", "completed", "second"])
  }

  @Test func aCellReusedBetweenPressAndReleaseIsNotTapped() throws {
    let b = b
    let reuse = Keystroke.perform { b.prepareForReuse() }
    #expect(try taps(b, [mouse(.press, row: 1), reuse, mouse(.release, row: 1)]) == 0)
  }

  @Test func itCompletesWhenTheViewDies() {
    var isCompleted = false
    do {
      let view = View()
      _ = view.rx.tapGesture.subscribe(onCompleted: { isCompleted = true })
    }
    #expect(isCompleted)
  }

  @Test func aViewWithTapsDies() {
    assertDeallocated {
      let view = View()
      _ = view.rx.tapGesture.subscribe(onNext: { [weak view] in view?.tag = 1 })
      for recognizer in view.gestureRecognizers { tracked(recognizer) }
      return view
    }
  }
}
