import FormlineTesting
import LeakCheck
import TerminalIO
import Testing

/// Keys in, events out.
@Suite struct ScriptedKeyboardTests {
  private func events(_ keys: Keystroke..., in request: FieldRequest = FieldRequest(name: "n", label: "N"))
    -> [InputEvent]
  {
    let keyboard = ScriptedKeyboard(keys)
    keyboard.begin(request)
    var events: [InputEvent] = []
    repeat { events.append(keyboard.next()) } while !keyboard.isUsedUp
    return events
  }

  @Test func textIsTypedCharacterByCharacter() {
    #expect(events("日a") == [.edited(.text("日"), cursor: 1), .edited(.text("日a"), cursor: 2)])
  }

  @Test func aPasteIsOneEdit() {
    #expect(events(.paste("abc")) == [.edited(.text("abc"), cursor: 3)])
  }

  @Test func editingGoesByCharacter() {
    let request = FieldRequest(name: "n", label: "N", text: "a👩‍👩‍👧b")
    #expect(events(.backspace, .backspace, in: request).last == .edited(.text("a"), cursor: 1))
    #expect(
      events(.home, .right, .delete, in: request)
        == [.moved(cursor: 0), .moved(cursor: 1), .edited(.text("ab"), cursor: 1)])
  }

  @Test func aCombiningMarkJoinsTheCharacterBeforeIt() {
    #expect(events("e", .paste("\u{301}"), .backspace).last == .edited(.text(""), cursor: 0))
  }

  @Test func aKeyWithNothingToDoSaysNothing() {
    #expect(events(.left, .backspace, .delete, .enter) == [.accepted])
  }

  @Test func aSecretStartsEmptyAndIsNeverText() {
    let request = FieldRequest(name: "p", label: "P", isSecret: true)
    #expect(events("ab", in: request).last == .edited(.secret(Secret(copying: "ab")), cursor: 2))
  }

  @Test func controlDEndsAnEmptyFieldOnly() {
    #expect(events(.controlD) == [.ended])
    #expect(events("a", .home, .controlD).last == .edited(.text(""), cursor: 0))
  }

  @Test func whatIsUsedUpHasEnded() {
    let keyboard = ScriptedKeyboard()
    keyboard.begin(FieldRequest(name: "n", label: "N"))
    #expect(keyboard.next() == .ended)
  }

  @Test func theProgramsTextIsEditedOn() {
    let keyboard = ScriptedKeyboard("a", "b")
    keyboard.begin(FieldRequest(name: "n", label: "N"))
    _ = keyboard.next()
    keyboard.replaceText("XYZ")
    #expect(keyboard.next() == .edited(.text("XYZb"), cursor: 4))
  }

  @Test func dies() { assertDeallocated { ScriptedKeyboard("a") } }
}
