import FormlineTesting
import RxCore
import TerminalIO
import Views

/// A screen that a test's keyboard plays, and what was shown.
final class ScreenBench {
  let recorder: ScreenRecorder
  let keyboard: ScriptedKeyboard
  let time = TestScheduler()
  let session: ScreenSession

  init(_ screen: Screen, columns: Int = 20, rows: Int = 6, motion: Motion = .full, _ keys: [Keystroke]) {
    recorder = ScreenRecorder(columns: columns, rows: rows)
    keyboard = ScriptedKeyboard(keys)
    session = ScreenSession(screen, keys: keyboard, renderer: recorder, scheduler: time, motion: motion)
  }

  /// Plays the keys, and gives what stands on the screen then.
  func picture() throws -> String {
    _ = try session.run()
    return recorder.picture
  }
}

/// A row that can be focused, shows that it is, and notes what it was asked.
final class Row: View {
  let name: String
  var notes: [String] = []
  var takesKeys = false
  var takesMouse = false

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var canBecomeFocused: Bool { true }

  override func draw(width: Int) -> [Line] { [Line(isFocused ? "> \(name)" : "  \(name)")] }

  override func keyDown(_ key: KeyPress) -> Bool {
    notes.append("\(key.key)")
    return takesKeys || super.keyDown(key)
  }

  override func mouseDown(_ event: MouseEvent, at position: Frame.Position) -> Bool {
    notes.append("down \(position.row),\(position.column)")
    return takesMouse
  }

  override func mouseDragged(_ event: MouseEvent, at position: Frame.Position) {
    notes.append("dragged \(position.row),\(position.column)")
  }

  override func mouseUp(_ event: MouseEvent, at position: Frame.Position) {
    notes.append("up \(position.row),\(position.column)")
  }

  override func mouseCancelled() { notes.append("cancelled") }
}

/// Content of many rows, which notes what it was asked for.
final class Numbers: ScrollView {
  var count: Int
  var asked: [Range<Int>] = []

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override func contentHeight(width: Int) -> Int { count }

  override func contentRows(_ range: Range<Int>, width: Int) -> [Line] {
    asked.append(range)
    return range.map { Line("row \($0)") }
  }

  override func contentPlacements(_ range: Range<Int>, width: Int) -> [Placement] { [] }
}
