import Formline

/// What the keys of `accounts browse` do.
final class HelpScreen: Screen {
  override func viewDidLoad() {
    let text = ScrollView()
    text.fillsHeight = true
    text.addSubview(Label(BrowseWording.help))
    for view in [
      Label(BrowseWording.helpTitle, role: .title), text, Label(BrowseWording.helpKeys, role: .hint),
    ] { addSubview(view) }
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .escape, .enter, .scalar("q"), .scalar("?"): dismiss()
    default: return super.keyDown(key)
    }
    return true
  }
}
