import RxCore
import Testing
import Views

/// What older programs wrote still means the same.
///
/// The tests are deprecated themselves, so that the old spellings
/// are no warnings here.
@Suite struct OldSpellingsTests {
  @available(*, deprecated) @Test func theyMeanTheNewOnes() {
    let bag = DisposeBag()
    let field = TextField()
    let label = Label()
    let account = Variable("")
    field.rx_text.bind(to: account).disposed(by: bag)
    field.rx_text.bind(to: label.rx_text).disposed(by: bag)
    BehaviorRelay(value: true).bind(to: label.rx_hidden).disposed(by: bag)
    field.text = "test"
    #expect(account.value == "")
    field.sendActionsForControlEvents(.valueChanged)
    #expect(account.value == "test")
    #expect(label.text == "test")
    #expect(label.isHidden)
  }
}
