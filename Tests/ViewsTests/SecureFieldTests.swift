import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// A secret on the screen and in the stream.
@Suite struct SecureFieldTests {
  private let bag = DisposeBag()

  @Test func emitsEveryEditAndIsSilentOnAssignment() {
    let field = SecureField()
    let heard = Heard<Int>()
    field.rx.secret.subscribe(onNext: { heard.values.append($0.scalarCount) }).disposed(by: bag)
    field.take(.secret(Secret(copying: "é")), cursor: 1)
    field.secret = Secret(copying: "assigned")
    #expect(heard.values == [0, 1])
  }

  @Test func theMaskIsAsLongAsTheSecretOnlyWhileItIsTyped() {
    let field = SecureField()
    let editor = Editor()
    field.beginEditing(editor)
    field.take(.secret(Secret(copying: "open sesame")), cursor: 11)
    #expect(field.lines(width: 40) == [Line("•••••••••••")])
    #expect(field.cursor(width: 40) == Frame.Position(row: 0, column: 11))
    field.endEditing()
    #expect(field.lines(width: 40) == [Line("••••••••")])
    #expect(field.cursor(width: 40) == nil)
  }

  @Test func passingThroughKeepsTheSecret() {
    let field = SecureField()
    let editor = Editor()
    field.take(.secret(Secret(copying: "sesame")), cursor: 6)
    field.beginEditing(editor)
    field.endEditing()
    #expect(field.answer == .secret(Secret(copying: "sesame")))
  }

  @Test func dies() {
    assertDeallocated {
      let field = SecureField()
      let relay = tracked(BehaviorRelay(value: Secret()))
      field.rx.secret.bind(to: relay).disposed(by: tracked(DisposeBag()))
      return field
    }
  }
}
