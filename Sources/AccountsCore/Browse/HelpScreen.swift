import Formline

/// What the keys of `accounts browse` do.
final class HelpScreen: Screen {
  private static let keysColumn = 18

  override func viewDidLoad() {
    let text = ScrollView()
    text.fillsHeight = true
    for (keys, does) in BrowseWording.help {
      text.addSubview(LabelledText(keys, does, column: Self.keysColumn))
    }
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
