import FormlineTesting
import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// A button's looks in each state.
@Suite struct ButtonTests {
  private let bag = DisposeBag()

  private func picture(_ button: Button, width: Int) -> String {
    Frame(lines: button.lines(width: width)).picture
  }

  @Test(arguments: [20, 80, 200]) func standsAtItsOwnWidth(width: Int) {
    let button = Button("保存 Save")
    #expect(picture(button, width: width) == "[ 保存 Save ]")
    button.border = .none
    #expect(picture(button, width: width) == " 保存 Save")
    button.border = .box
    #expect(
      picture(button, width: width) == """
        ╭───────────╮
        │ 保存 Save │
        ╰───────────╯
        """)
  }

  @Test(
    arguments: [
      (12, "[ 保存 Sa… ]"), (8, "[ 保… ]"), (7, "[ 保… ]"), (5, "[ … ]"), (4, "保…"), (1, "…"), (0, ""),
    ])
  func isCutAtWholeCharacters(width: Int, text: String) {
    let rows = Button("保存 Save").lines(width: width)
    #expect(rows.map(\.text).joined() == text)
    #expect(rows.allSatisfy { displayWidth(of: $0.text) <= width })
  }

  @Test func aShadowFallsBelowAndRightOfTheTitle() {
    let button = Button("Save")
    button.setTitleShadowColor(.named(8), for: .normal)
    #expect(
      picture(button, width: 20) == """
        [ Save▄]
           ▀▀▀▀
        """)
    button.border = .box
    #expect(
      picture(button, width: 20) == """
        ╭──────╮
        │ Save▄│
        │  ▀▀▀▀│
        ╰──────╯
        """)
    #expect(button.lines(width: 20)[2].spans[2].style.foreground == .named(8))
  }

  @Test func eachStateHasItsLooks() {
    let button = Button("Save")
    button.setTitle("Saving", for: .highlighted)
    button.setTitleColor(.red, for: .disabled)
    button.setBackgroundColor(.blue, for: .normal)
    button.borderColor = .cyan
    button.borderHighlightedColor = .yellow
    let side = Style(foreground: .cyan, background: .blue)
    func row(_ border: Style, _ title: String, _ style: Style) -> Line {
      Line([Span("[", border), Span(" " + title, style), Span(" ", style), Span("]", border)])
    }
    #expect(button.lines(width: 20) == [row(side, "Save", Style(background: .blue))])
    button.isHighlighted = true
    #expect(
      button.lines(width: 20) == [
        row(
          Style(foreground: .yellow, background: .blue), "Saving",
          Style(background: .blue, attributes: [.reverse, .bold]))
      ])
    button.isEnabled = false
    #expect(
      button.lines(width: 20) == [
        row(side, "Save", Style(foreground: .red, background: .blue, attributes: .dim))
      ])
  }

  @Test func theBorderStandsBesideWhatIsPressed() throws {
    let button = Button("Save")
    button.borderColor = .yellow
    button.setBackgroundColor(.blue, for: .normal)
    button.setBackgroundColor(.yellow, for: .highlighted)
    button.borderHighlightedColor = .yellow
    button.isHighlighted = true
    for border in [Button.Border.brackets, .box] {
      button.border = border
      let rows = button.lines(width: 20)
      let row = rows[rows.count / 2]
      #expect(row.spans.first?.style == Style(foreground: .yellow, background: .blue))
      #expect(row.spans.last?.style == Style(foreground: .yellow, background: .blue))
      #expect(row.spans[1].style.background == .yellow)
    }
  }

  @Test func aValueTakenBackFallsBack() {
    let button = Button("Save")
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Save")
    #expect(button.currentTitleColor == nil)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    button.setBackgroundColor(.red, for: .disabled)
    #expect(button.currentBackgroundColor == .red)
    #expect(button.backgroundColor(for: .normal) == nil)
  }

  @Test func theBorderFollowsPressAndRelease() {
    let button = Button("Save")
    button.borderColor = .cyan
    button.borderHighlightedColor = .yellow
    #expect(button.currentBorderColor == .cyan)
    button.isHighlighted = true
    #expect(button.currentBorderColor == .yellow)
    button.borderHighlightedColor = .red
    #expect(button.currentBorderColor == .red)
    button.isHighlighted = false
    #expect(button.currentBorderColor == .cyan)
  }

  @Test func whatChangesIsDrawnAgain() {
    let button = Button("Save")
    let changes: [(String, () -> Void)] = [
      ("title", { button.setTitle("Go", for: .normal) }),
      ("color", { button.setTitleColor(.red, for: .normal) }),
      ("shadow", { button.setTitleShadowColor(.red, for: .normal) }),
      ("background", { button.setBackgroundColor(.red, for: .normal) }),
      ("attributes", { button.setTitleAttributes(.bold, for: .normal) }),
      ("border", { button.border = .box }), ("border color", { button.borderColor = .red }),
      ("pressed", { button.isHighlighted = true }), ("disabled", { button.isEnabled = false }),
    ]
    for (name, change) in changes {
      let before = button.lines(width: 20)
      change()
      #expect(button.lines(width: 20) != before, "\(name)")
    }
  }

  @Test func titleAndUseBind() {
    let button = Button()
    let title = BehaviorRelay(value: "a")
    let hint = BehaviorRelay<String?>(value: nil)
    let isValid = BehaviorRelay(value: false)
    title.bind(to: button.rx.title()).disposed(by: bag)
    hint.asDriver().drive(button.rx.title(for: .disabled)).disposed(by: bag)
    isValid.bind(to: button.rx.isEnabled).disposed(by: bag)
    #expect(button.currentTitle == "a")
    hint.accept("fill in first")
    #expect(button.currentTitle == "fill in first")
    isValid.accept(true)
    #expect(button.currentTitle == "a")
  }

  @Test func aBoundButtonDies() {
    let title = BehaviorRelay(value: "a")
    assertDeallocated {
      let button = Button()
      let bag = tracked(DisposeBag())
      title.bind(to: button.rx.title()).disposed(by: bag)
      button.rx.tap.subscribe(onNext: {}).disposed(by: bag)
      return button
    }
  }
}
