import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Text that follows a stream.
@Suite struct LabelTests {
  private let bag = DisposeBag()

  @Test func optionalAndNonOptionalTextBothBind() {
    let label = Label()
    let name = BehaviorRelay(value: "a")
    let hint = BehaviorRelay<String?>(value: nil)
    name.bind(to: label.rx.text).disposed(by: bag)
    #expect(label.text == "a")
    hint.asDriver().drive(label.rx.text).disposed(by: bag)
    #expect(label.text == nil)
    #expect(label.lines(width: 10).isEmpty)
  }

  @Test(arguments: [(7, "日本語"), (6, "日本語"), (5, "日本…"), (4, "日…"), (3, "日…"), (1, "…"), (0, "")])
  func textIsCutAtWholeCharacters(width: Int, text: String) {
    #expect(Label("日本語").lines(width: width).map(\.text) == [text])
  }

  @Test func aRowForEachLine() {
    #expect(Label("one\ntwo").lines(width: 10) == [Line("one"), Line("two")])
  }

  @Test(arguments: [
    (0, ["the store is", "busy: try", "again"]), (1, ["the store i…"]),
    (2, ["the store is", "busy: try a…"]),
    (3, ["the store is", "busy: try", "again"]), (9, ["the store is", "busy: try", "again"]),
  ])
  func itTakesAsManyRowsAsItMay(numberOfLines: Int, rows: [String]) {
    let label = Label("the store is busy: try again")
    label.numberOfLines = numberOfLines
    #expect(label.lines(width: 12).map(\.text) == rows)
    #expect(label.lines(width: 40).map(\.text) == ["the store is busy: try again"])
  }

  @Test func eachLineOfItsTextHasItsRows() {
    let label = Label("one two\nthree four five", style: Style(attributes: .bold))
    label.numberOfLines = 2
    #expect(
      label.lines(width: 7) == ["one two", "three", "four f…"].map { Line($0, Style(attributes: .bold)) })
  }

  @Test func aDeadLabelIsSkipped() {
    let name = BehaviorRelay(value: "a")
    assertDeallocated {
      let label = Label()
      name.bind(to: label.rx.text).disposed(by: bag)
      return label
    }
    name.accept("b")
    #expect(name.value == "b")
  }
}
