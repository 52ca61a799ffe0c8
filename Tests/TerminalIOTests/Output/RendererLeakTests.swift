import LeakCheck
import Testing

@testable import TerminalIO

@Suite struct RendererLeakTests {
  @Test func aRendererGoes() {
    assertDeallocated {
      let renderer = TerminalRenderer(
        output: -1, depth: .none, measure: { TerminalSize(columns: 9, rows: 9) })
      renderer.render(Frame(lines: [Line("a")], cursor: nil))
      return renderer
    }
    assertDeallocated { PlainRenderer(output: nil) }
  }

  @Test func aLoopAndItsTimersGo() {
    assertDeallocated {
      let loop = EventLoop(input: -1)
      loop.schedule(after: .seconds(100)) { [unowned loop] in loop.interruptWait() }
      loop.beforeWaiting = { [unowned loop] in loop.interruptWait() }
      return loop
    }
  }
}
