import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Screens from the first key to the last frame.
@Suite struct ScreenSessionTests {
  @Test func aScreenComesAndGoes() throws {
    let screen = BrowseScreen()
    let bench = ScreenBench(screen, columns: 30, rows: 5, [.down, "q", "x"])
    #expect(try bench.session.run() == .finished)
    #expect(screen.log == ["loaded", "appears 30x5", "disappears"])
    #expect(screen.session == nil)
    #expect(bench.recorder.isFinished)
    #expect(!bench.keyboard.isUsedUp)
  }

  @Test(arguments: [
    (20, "Accounts\nrow 0              ▐\nrow 1\nrow 2\n/ filter  q leave"),
    (
      80,
      "Accounts\nrow 0" + String(repeating: " ", count: 74) + "▐\nrow 1\nrow 2\n/ filter  q leave"
    ),
    (
      200,
      "Accounts\nrow 0" + String(repeating: " ", count: 194) + "▐\nrow 1\nrow 2\n/ filter  q leave"
    ),
  ])
  func itFillsTheTerminal(columns: Int, picture: String) throws {
    let bench = ScreenBench(BrowseScreen(), columns: columns, rows: 5, [])
    #expect(try bench.picture() == picture)
    #expect(bench.recorder.frames.count == 1)
    #expect(bench.recorder.frames[0].cursor == nil)
  }

  @Test func whatTheKeysEndInIsSaid() throws {
    #expect(try ScreenBench(BrowseScreen(), [.controlC]).session.run() == .interrupted)
    #expect(try ScreenBench(BrowseScreen(), []).session.run() == .ended)
  }

  @Test func whatAScreenFailsWithIsThrown() throws {
    struct Broken: Error {}
    let screen = BrowseScreen()
    let bench = ScreenBench(screen, [.perform { screen.session?.fail(Broken()) }, "x", "y"])
    #expect(throws: Broken.self) { try bench.session.run() }
    #expect(screen.log.last == "disappears")
  }

  @Test func aFrameIsPaintedOnlyWhereSomethingChanged() throws {
    let bench = ScreenBench(BrowseScreen(), rows: 5, ["x", "y", .down, .up, .up])
    _ = try bench.session.run()
    #expect(bench.recorder.frames.map { $0.lines[1].text.prefix(5) } == ["row 0", "row 1", "row 0"])
  }

  @Test func aResizeLaysOutAnew() throws {
    let screen = BrowseScreen()
    let recorder = ScreenRecorder(columns: 20, rows: 4)
    let keyboard = ScriptedKeyboard(.perform { recorder.size = TerminalSize(columns: 10, rows: 5) })
    _ = try ScreenSession(screen, keys: keyboard, renderer: recorder, scheduler: TestScheduler()).run()
    #expect(recorder.picture == "Accounts\nrow 0    ▐\nrow 1\nrow 2\n/ filter …")
    #expect(screen.size == TerminalSize(columns: 10, rows: 5))
  }

  @Test func aTimerPaintsByItself() throws {
    let screen = BrowseScreen()
    let bench = ScreenBench(screen, columns: 20, rows: 4, [])
    let keyboard = ScriptedKeyboard(
      .perform {
        _ = screen.scheduler?.scheduleRelative((), dueTime: .milliseconds(10)) {
          screen.title.text = "Later"
          return Disposables.create()
        }
      }, .perform { bench.time.advanceBy(.milliseconds(10)) })
    _ = try ScreenSession(screen, keys: keyboard, renderer: bench.recorder, scheduler: bench.time).run()
    #expect(bench.recorder.frames.map { $0.lines[0].text } == ["Accounts", "Later"])
  }

  @Test func theClockAndTheMotionAreFoundFromAnyView() throws {
    let screen = BrowseScreen()
    #expect(screen.title.screen?.scheduler == nil)
    var motions: [Motion?] = []
    let look = Keystroke.perform { motions.append(screen.title.screen?.motion) }
    _ = try ScreenBench(screen, motion: .full, [look]).session.run()
    let other = BrowseScreen()
    let lookAgain = Keystroke.perform { motions.append(other.title.screen?.motion) }
    _ = try ScreenBench(other, motion: .reduced, [lookAgain]).session.run()
    #expect(motions == [.full, .reduced])
    #expect(screen.motion == .reduced)
  }

  @Test func aScreenIsPresentedInPlaceOfAnother() throws {
    let first = BrowseScreen()
    let second = BrowseScreen(rows: 2)
    second.title.text = "Second"
    var pictures: [String] = []
    let bench = ScreenBench(first, columns: 20, rows: 4, [])
    let keyboard = ScriptedKeyboard(
      .perform { first.present(second) }, .perform { pictures.append(bench.recorder.picture) }, "q",
      .perform { pictures.append(bench.recorder.picture) }, "q")
    let session = ScreenSession(
      first, keys: keyboard, renderer: bench.recorder, scheduler: bench.time)
    #expect(try session.run() == .finished)
    #expect(
      pictures == [
        "Second\nrow 0\nrow 1\n/ filter  q leave", "Accounts\nrow 0              ▐\nrow 1\n/ filter  q leave",
      ])
    #expect(
      first.log == ["loaded", "appears 20x4", "disappears", "appears 20x4", "disappears"])
    #expect(second.log == ["loaded", "appears 20x4", "disappears"])
  }

  @Test func dismissingAScreenLeavesThoseAboveIt() throws {
    let first = BrowseScreen()
    let second = BrowseScreen()
    let keys: [Keystroke] = [.perform { first.present(second) }, .perform { first.dismiss() }, "x"]
    #expect(try ScreenBench(first, keys).session.run() == .finished)
    #expect(second.session == nil)
    #expect(first.log == ["loaded", "appears 20x6", "disappears"])
  }

  @Test func rowsWithoutEndAreNotFilled() throws {
    let recorder = ScreenRecorder(columns: 20, rows: .max)
    let session = ScreenSession(
      BrowseScreen(rows: 3), keys: ScriptedKeyboard("/a"), renderer: recorder, scheduler: TestScheduler())
    _ = try session.run()
    #expect(recorder.frames[0].picture == "Accounts\nrow 0\nrow 1\nrow 2\n/ filter  q leave")
    #expect(
      recorder.frames[2].picture == "Accounts\nrow 0\nrow 1\nrow 2\n/ filter  q leave\nFilter: a▏")
  }

  @Test func sessionAndScreensDie() throws {
    try assertDeallocated {
      let screen = tracked(BrowseScreen())
      for view in [screen.title, screen.rows, screen.filter] { tracked(view) }
      let keys: [Keystroke] = ["/ab", .enter, .click(row: 1, column: 1), .wheel(1), "q"]
      let bench = ScreenBench(screen, keys)
      _ = try bench.session.run()
      tracked(bench.keyboard)
      return bench.session
    }
  }
}
