import Formline

/// Rows that scroll, and a field at the bottom.
final class PageScreen: Screen {
  let text = Label((0..<20).map { "row \($0)" }.joined(separator: "\n"))
  let scroll = ScrollView()
  let filter = TextField()
  /// What is done when the screen appears, so that it happens while keys are waited for.
  var onAppear: ((PageScreen) -> Void)?
  var events: [InputEvent] = []
  var taps = 0

  override func viewDidLoad() {
    scroll.fillsHeight = true
    scroll.showsIndicator = false
    scroll.addSubview(text)
    addSubview(scroll)
    _ = text.rx.tapGesture.subscribe(onNext: { [weak self] in self?.taps += 1 })
    // A test that hangs is to fail.
    after(.seconds(20)) { $0.session?.end(.ended) }
  }

  override func viewWillAppear() { onAppear?(self) }

  func after(_ delay: RxTimeInterval, _ work: @escaping (PageScreen) -> Void) {
    _ = scheduler?.scheduleRelative((), dueTime: delay) { [weak self] in
      if let self { work(self) }
      return Disposables.create()
    }
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .scalar("q"): dismiss()
    case .scalar("/"):
      guard let event = session?.edit(filter, FieldRequest(name: "filter", label: "/")) else { return true }
      events.append(event)
    default: return super.keyDown(key)
    }
    return true
  }
}
