import LeakCheck
import RxCore
import TerminalIO
import Testing
import Views

/// Text that a person edits and a program assigns.
@Suite struct TextFieldTests {
  private let bag = DisposeBag()

  private func heard(_ field: TextField) -> Heard<String> {
    let heard = Heard<String>()
    field.rx.text.subscribe(onNext: { heard.values.append($0) }).disposed(by: bag)
    return heard
  }

  @Test func emitsTheCurrentTextAndEveryEdit() {
    let field = TextField("a")
    let heard = heard(field)
    field.take(.text("ab"), cursor: 2)
    field.take(.text("abc"), cursor: 3)
    #expect(heard.values == ["a", "ab", "abc"])
  }

  @Test func assignmentChangesTheScreenAndIsSilent() {
    let field = TextField()
    let heard = heard(field)
    _ = field.lines(width: 20)
    field.text = "test"
    #expect(heard.values == [""])
    #expect(field.needsDisplay)
    #expect(field.lines(width: 20) == [Line("test")])
  }

  @Test func sendActionsPushesTheCurrentTextOnce() {
    let field = TextField()
    let heard = heard(field)
    field.text = "test"
    field.sendActions(for: .valueChanged)
    #expect(heard.values == ["", "test"])
  }

  @Test func aCursorMoveIsNoEdit() {
    let field = TextField("abc")
    let heard = heard(field)
    field.take(.text("abc"), cursor: 1)
    field.moveCursor(to: 2)
    #expect(heard.values == ["abc"])
    #expect(field.cursor == 2)
  }

  @Test func bindsToAnObserverAndToAVariable() {
    let field = TextField()
    let account = Variable("")
    let heard = Heard<String>()
    let observer = AnyObserver<String> { if case .next(let text) = $0 { heard.values.append(text) } }
    field.rx.text.bind(to: account).disposed(by: bag)
    field.rx.text.bind(to: observer).disposed(by: bag)
    field.take(.text("taro"), cursor: 4)
    #expect(account.value == "taro")
    #expect(heard.values == ["", "taro"])
  }

  @Test func aDriverAssignsSilently() {
    let field = TextField()
    let heard = heard(field)
    let model = Variable("one")
    model.asDriver().drive(field.rx.text).disposed(by: bag)
    model.value = "two"
    #expect(field.text == "two")
    #expect(heard.values == [""])
  }

  @Test func theCursorStaysAtTheEndWhereItWas() {
    let field = TextField("ab")
    field.text = "abcd"
    #expect(field.cursor == 4)
    field.moveCursor(to: 1)
    field.text = "xyz"
    #expect(field.cursor == 1)
    field.text = ""
    #expect(field.cursor == 0)
  }

  @Test func assignmentReachesTheEditorWhileEditingOnly() {
    let field = TextField()
    let editor = Editor()
    field.text = "before"
    field.beginEditing(editor)
    field.text = "during"
    field.endEditing()
    field.text = "after"
    #expect(editor.assigned == ["during"])
  }

  @Test func theEditorIsHeldWeakly() {
    let field = TextField()
    assertDeallocated {
      let editor = Editor()
      field.beginEditing(editor)
      return editor
    }
    #expect(field.fieldEditor == nil)
  }

  @Test func aBoundFieldDies() {
    assertDeallocated {
      let field = TextField()
      let model = tracked(Variable(""))
      let bag = tracked(DisposeBag())
      field.rx.text.bind(to: model).disposed(by: bag)
      model.asDriver().drive(field.rx.text).disposed(by: bag)
      field.take(.text("x"), cursor: 1)
      return field
    }
  }
}

final class Editor: FieldEditor {
  var assigned: [String] = []
  func textInput(_ input: TextInput, wasAssigned text: String) { assigned.append(text) }
}

final class Heard<Value> {
  var values: [Value] = []
}
