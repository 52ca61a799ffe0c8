import Testing

@testable import TerminalIO

@Suite struct FrameWindowTests {
  @Test func movesAsLittleAsItCan() {
    var window = FrameWindow()
    #expect(window.follow(0, frameRows: 10, screenRows: 4) == 0..<4)
    #expect(window.follow(3, frameRows: 10, screenRows: 4) == 0..<4)
    #expect(window.follow(4, frameRows: 10, screenRows: 4) == 1..<5)
    #expect(window.follow(9, frameRows: 10, screenRows: 4) == 6..<10)
    #expect(window.follow(7, frameRows: 10, screenRows: 4) == 6..<10)
    #expect(window.follow(nil, frameRows: 10, screenRows: 4) == 6..<10)
    #expect(window.follow(5, frameRows: 10, screenRows: 4) == 5..<9)
  }

  @Test func wastesNothingBelowTheEnd() {
    var window = FrameWindow()
    #expect(window.follow(9, frameRows: 10, screenRows: 4) == 6..<10)
    #expect(window.follow(5, frameRows: 6, screenRows: 4) == 2..<6)
    #expect(window.follow(2, frameRows: 3, screenRows: 4) == 0..<3)
    #expect(window.follow(nil, frameRows: 0, screenRows: 4) == 0..<0)
    #expect(window.follow(0, frameRows: 2, screenRows: 0) == 0..<1)
  }
}
