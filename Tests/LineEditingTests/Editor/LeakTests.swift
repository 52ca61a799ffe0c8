import LeakCheck
import LineEditing
import TerminalIO
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditorTests {
  /// Editors die with their last owner, whatever they were doing, and give the loop and its signals back.
  @Suite struct Leaks {
    @Test func anEditorDiesInTheMiddleOfAField() throws {
      let folder = TemporaryFolder()
      setenv("EDITRC", folder.write("", to: "editrc"), 1)
      setenv("TERM", "xterm", 1)
      let terminal = try PseudoTerminal()
      let loop = EventLoop(input: terminal.slave)
      try assertDeallocated {
        let editor = try LineEditor(loop: loop, program: "formline-test", history: nil)
        editor.begin(FieldRequest(name: "field", label: "Field", isSecret: true))
        terminal.type("ab")
        _ = try editor.next()
        return editor
      }
      #expect(loop.beforeWaiting == nil)
    }

    @Test func aWholeLineInputDies() throws {
      let terminal = try PseudoTerminal()
      let loop = EventLoop(input: terminal.slave)
      try assertDeallocated {
        let input = WholeLineInput(loop: loop, output: terminal.slave)
        input.begin(FieldRequest(name: "field", label: "Field", isSecret: true))
        terminal.type("ab\n")
        _ = try input.next()
        return input
      }
      #expect(loop.beforeWaiting == nil)
    }
  }
}
