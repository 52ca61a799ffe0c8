import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Views

/// A list that fills a screen, a test's keyboard that plays it, and what was shown.
final class ListBench {
  let list: ListView
  let time = TestScheduler()
  let bag = DisposeBag()
  private let screen = Screen()
  private let recorder: ScreenRecorder
  private let motion: Motion

  init(_ list: ListView = ListView(), columns: Int = 20, rows: Int = 6, motion: Motion = .full) {
    self.list = list
    self.motion = motion
    recorder = ScreenRecorder(columns: columns, rows: rows)
    list.fillsHeight = true
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    screen.addSubview(list)
  }

  /// Shows `rows` in the list, by the plainest binding.
  func show(_ rows: BehaviorRelay<[String]>) {
    rows.bind(to: list.rx.items(cellIdentifier: "Cell")) { (_, text: String, cell: ListViewCell) in
      cell.textLabel?.text = text
    }
    .disposed(by: bag)
  }

  /// Plays keys, and gives what stands on the screen then.
  @discardableResult
  func play(_ keys: [Keystroke]) throws -> String {
    let session = ScreenSession(
      screen, keys: ScriptedKeyboard(keys), renderer: recorder, scheduler: time, motion: motion)
    _ = try session.run()
    return recorder.picture
  }

  /// What stands on the screen, its styles included.
  var frame: Frame { recorder.frames.last ?? Frame() }

  /// Notes what stands on the screen when the keys get here.
  func look(_ note: @escaping (Frame) -> Void) -> Keystroke {
    .perform { [recorder] in note(recorder.frames.last ?? Frame()) }
  }

  /// Gives the screen another size.
  func resize(columns: Int, rows: Int) -> Keystroke {
    .perform { [recorder] in recorder.size = TerminalSize(columns: columns, rows: rows) }
  }
}

extension View {
  /// The rows as plain text, without the blanks at their ends.
  func picture(width: Int) -> String { Frame(lines: lines(width: width)).picture }
}
