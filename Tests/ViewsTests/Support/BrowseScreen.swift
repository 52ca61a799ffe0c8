import FormlineTesting
import RxCore
import TerminalIO
import Views

/// A screen as a user of the library writes it: a title, rows that scroll, a line of keys, and a filter.
final class BrowseScreen: Screen {
  let rows: Numbers
  let filter = TextField()
  let title = Label("Accounts", style: Style(attributes: .bold))
  let footer = Label("/ filter  q leave", style: Style(attributes: .dim))
  var log: [String] = []
  var completions: ((String) -> [String])?

  init(rows count: Int = 100) {
    rows = Numbers(count)
    super.init()
  }

  override func viewDidLoad() {
    log.append("loaded")
    rows.fillsHeight = true
    editorInsets = EditorInsets(rows)
    for view in [title, rows, footer] { addSubview(view) }
  }

  override func viewWillAppear() { log.append("appears \(size.columns)x\(size.rows)") }

  override func viewWillDisappear() { log.append("disappears") }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .scalar("q"): dismiss()
    case .scalar("/"): edit()
    default: return super.keyDown(key)
    }
    return true
  }

  private func edit() {
    let request = FieldRequest(name: "filter", label: "Filter: ", completions: completions)
    guard let event = session?.edit(filter, request) else { return }
    log.append("\(event)")
  }
}
