import Testing

@testable import TerminalIO

@Suite struct MouseEventTests {
  @Test(arguments: [
    ("\u{1B}[<0;1;1M", KeyPress(.mouse(MouseEvent(.press, button: 1, row: 0, column: 0)))),
    ("\u{1B}[<2;80;24M", KeyPress(.mouse(MouseEvent(.press, button: 3, row: 23, column: 79)))),
    (
      "\u{1B}[<0;300;200m", KeyPress(.mouse(MouseEvent(.release, button: 1, row: 199, column: 299)))
    ),
    ("\u{1B}[<32;5;6M", KeyPress(.mouse(MouseEvent(.drag, button: 1, row: 5, column: 4)))),
    ("\u{1B}[<35;5;6M", KeyPress(.mouse(MouseEvent(.move, row: 5, column: 4)))),
    (
      "\u{1B}[<64;5;6M",
      KeyPress(.mouse(MouseEvent(.scroll(rows: -1, columns: 0), row: 5, column: 4)))
    ),
    (
      "\u{1B}[<65;5;6M",
      KeyPress(.mouse(MouseEvent(.scroll(rows: 1, columns: 0), row: 5, column: 4)))
    ),
    (
      "\u{1B}[<66;5;6M",
      KeyPress(.mouse(MouseEvent(.scroll(rows: 0, columns: -1), row: 5, column: 4)))
    ),
    (
      "\u{1B}[<67;5;6M",
      KeyPress(.mouse(MouseEvent(.scroll(rows: 0, columns: 1), row: 5, column: 4)))
    ),
    ("\u{1B}[<128;5;6M", KeyPress(.mouse(MouseEvent(.press, button: 8, row: 5, column: 4)))),
    (
      "\u{1B}[<28;5;6M",
      KeyPress(.mouse(MouseEvent(.press, button: 1, row: 5, column: 4)), [.shift, .alt, .control])
    ),
    ("\u{1B}[<0;0;1M", KeyPress(.unknown)),
    ("\u{1B}[<0;1M", KeyPress(.unknown)),
    ("\u{1B}[<999;1;1M", KeyPress(.unknown)),
  ])
  func reportIsRead(bytes: String, expected: KeyPress) {
    #expect(KeyDecoderTests.presses(Array(bytes.utf8)) == [expected])
  }
}
