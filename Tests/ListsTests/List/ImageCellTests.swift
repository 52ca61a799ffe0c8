import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// A cell with an image as wide as the row: its height follows from the image's shape.
private final class ImageCell: ListViewCell {
  let picture = ImageView(alternativeText: "none")

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(picture)
  }
}

@Suite struct ImageCellTests {
  private let list = ListView()
  private let images = BehaviorRelay<[Image?]>(value: [])
  private let bag = DisposeBag()

  init() {
    list.rowHeight = .automatic
    list.showsIndicator = false
    list.look.cursorMark = ""
    list.register(ImageCell.self, forCellReuseIdentifier: "Image")
    images.bind(to: list.rx.items(cellIdentifier: "Image", cellType: ImageCell.self)) { _, image, cell in
      cell.picture.image = image
    }
    .disposed(by: bag)
  }

  private func image(_ width: Int, _ height: Int) -> Image {
    Image(width: width, height: height) { _, _ in Image.Pixel(255, 0, 0) }
  }

  private func heights(width: Int) -> [Int] {
    _ = list.lines(width: width)
    return (0..<images.value.count).map { row in
      list.cellForRow(at: IndexPath(row: row, section: 0))?.lines(width: width).count ?? -1
    }
  }

  @Test(arguments: [(20, [5, 20, 10]), (80, [20, 80, 40])])
  func theRowIsAsHighAsTheImageIsThen(width: Int, rows: [Int]) {
    images.accept([image(40, 20), image(20, 40), image(1, 1)])
    #expect(heights(width: width) == rows)
    #expect(list.contentHeight(width: width) == rows.reduce(0, +))
  }

  @Test func anotherImageReplacesTheOneConstraint() {
    images.accept([image(40, 20)])
    #expect(heights(width: 20) == [5])
    images.accept([image(20, 40)])
    #expect(heights(width: 20) == [20])
    images.accept([nil])
    #expect(Frame(lines: list.lines(width: 20)).picture == "none")
  }
}
