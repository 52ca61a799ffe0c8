import Formline

/// A list that grows by a tweet whenever one is selected.
final class TweetScreen: Screen {
  let list = ListView()
  private let model: TweetListModel
  private let disposeBag = DisposeBag()

  init(_ model: TweetListModel) {
    self.model = model
    super.init()
    list.fillsHeight = true
    list.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    addSubview(list)
    addSubview(Label("Enter adds a tweet · q leaves", role: .hint))
    model.tweets.bind(to: list.rx.items(cellIdentifier: "Cell")) { _, tweet, cell in
      cell.textLabel?.text = tweet
    }
    .disposed(by: disposeBag)
    list.rx.itemSelected
      .subscribe(with: self) { screen, indexPath in
        screen.list.deselectRow(at: indexPath)
        screen.model.addTweet()
      }
      .disposed(by: disposeBag)
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.scalar("q")) || key == KeyPress(.escape) else { return super.keyDown(key) }
    dismiss()
    return true
  }
}
