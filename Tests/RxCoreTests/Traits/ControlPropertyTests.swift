import RxCore
import Testing

@Suite struct ControlPropertyTests {
  /// A control as a view would be one: setting its text says nothing, typing does.
  final class Field {
    var text = ""
    private(set) var settings = 0
    let typed = PublishRelay<String>()

    func type(_ text: String) {
      self.text = text
      typed.accept(text)
    }

    var property: ControlProperty<String> {
      ControlProperty(
        values: Observable.deferred { [self] in typed.startWith(text) },
        valueSink: AnyObserver { [self] event in
          if let value = event.element {
            text = value
            settings += 1
          }
        })
    }
  }

  @Test func saysItsValueAndItsChanges() {
    let field = Field()
    let all = Recorder<String>()
    let changes = Recorder<String>()
    _ = field.property.subscribe(all)
    _ = field.property.changed.subscribe(changes)
    field.type("a")
    #expect(all.values == ["", "a"])
    #expect(changes.values == ["a"])
    _ = Observable.just("set").bind(to: field.property)
    #expect(field.text == "set")
    #expect(all.values == ["", "a"])
  }

  @Test func bindsBothWaysWithoutAnEcho() {
    let field = Field()
    let relay = BehaviorRelay(value: "begin")
    let heard = Recorder<String>()
    _ = relay.subscribe(heard)
    let binding = field.property <-> relay
    #expect(field.text == "begin")
    field.type("typed")
    #expect(relay.value == "typed")
    #expect(field.settings == 1)
    relay.accept("set")
    #expect(field.text == "set")
    #expect(field.settings == 2)
    #expect(heard.values == ["begin", "typed", "set"])
    binding.dispose()
    field.type("alone")
    #expect(relay.value == "set")
  }

  @Test func bindsAVariableBothWays() {
    let field = Field()
    let variable = Variable("begin")
    let binding = field.property <-> variable
    field.type("typed")
    #expect(variable.value == "typed")
    variable.value = "set"
    #expect(field.text == "set")
    binding.dispose()
  }

  @Test func aControlThatSaysWhatItIsSetToIsNotHeard() {
    let typed = PublishRelay<Int>()
    let noisy = ControlProperty(
      values: typed.startWith(0),
      valueSink: AnyObserver<Int> { event in
        if let value = event.element { typed.accept(value + 100) }
      })
    let relay = BehaviorRelay(value: 1)
    let heard = Recorder<Int>()
    _ = relay.subscribe(heard)
    let binding = noisy <-> relay
    relay.accept(2)
    typed.accept(3)
    #expect(heard.values == [1, 2, 3])
    binding.dispose()
  }

  @Test func aRelayThatCorrectsWhatIsTypedIsShown() {
    let field = Field()
    let relay = BehaviorRelay(value: "")
    _ = relay.subscribe(onNext: { if $0 != $0.uppercased() { relay.accept($0.uppercased()) } })
    let binding = field.property <-> relay
    field.type("a")
    #expect(relay.value == "A")
    #expect(field.text == "A")
    binding.dispose()
  }
}
