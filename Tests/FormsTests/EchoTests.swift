import Forms
import RxCore
import TerminalIO
import Testing

/// When a key is shown ahead of its frame.
@Suite struct EchoTests {
  private let team = Variable("")
  private let screen = EchoingScreen()

  private func echoes(
    _ events: [InputEvent], paintingBetween: Bool, meanwhile: @escaping () -> Void = {}
  ) throws -> [Character] {
    let form = Form("Join") {
      Field("Name", Variable(""))
      Field("Team", team)
    }
    let input = ListedInput(events, paints: paintingBetween, meanwhile: meanwhile)
    _ = try FormSession(form, input: input, renderer: screen).run()
    return screen.echoes
  }

  private let typing: [InputEvent] = "abc".indices.map { index in
    let text = String("abc"[...index])
    return .edited(.text(text), cursor: text.count)
  }

  @Test func eachKeyBehindTheTextWhereTheScreenIsUpToDate() throws {
    #expect(try echoes(typing, paintingBetween: true) == ["b", "c"])
  }

  @Test func noKeyWhereThatBeforeItIsNotShown() throws {
    #expect(try echoes(typing, paintingBetween: false) == [])
  }

  @Test func noKeyWhereAnotherRowIsNotShown() throws {
    #expect(try echoes(typing, paintingBetween: true) { team.value += "x" } == [])
  }

  @Test func noKeyWhereTheScreenIsToBeShownAnew() throws {
    screen.needsRender = true
    #expect(try echoes(typing, paintingBetween: true) == [])
  }

  @Test func noKeyInTheMiddle() throws {
    #expect(
      try echoes(typing + [.moved(cursor: 1), .edited(.text("axbc"), cursor: 2)], paintingBetween: true)
        == ["b", "c"])
  }
}

/// A screen that says that it shows every key ahead.
private final class EchoingScreen: Renderer {
  let size = TerminalSize(columns: 40, rows: 10)
  var needsRender = false
  private(set) var echoes: [Character] = []

  func render(_ frame: Frame) {}
  func finish() {}
  func erase() {}

  func echo(_ character: Character) -> Bool {
    echoes.append(character)
    return true
  }
}

/// Gives what it was made with, and paints before each, or never; what happens meanwhile comes after that.
private final class ListedInput: InputSource {
  let isInteractive = true
  let location: InputLocation? = nil
  var beforeWaiting: (() -> Void)?
  private var events: [InputEvent]
  private let paints: Bool
  private let meanwhile: () -> Void

  init(_ events: [InputEvent], paints: Bool, meanwhile: @escaping () -> Void) {
    self.events = events
    self.paints = paints
    self.meanwhile = meanwhile
  }

  func begin(_ request: FieldRequest) {}
  func replaceText(_ text: String) {}
  func end() {}
  func remember(_ answers: [(field: String, text: String)]) {}
  func finish() {}

  func next() -> InputEvent {
    if paints { beforeWaiting?() }
    meanwhile()
    return events.isEmpty ? .ended : events.removeFirst()
  }
}
