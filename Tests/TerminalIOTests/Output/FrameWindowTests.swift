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

  @Test func whatBelongsToTheCursorIsShownWithIt() {
    var window = FrameWindow()
    #expect(window.follow(5, focus: 4..<8, frameRows: 20, screenRows: 5) == 3..<8)
    #expect(window.follow(3, focus: 2..<4, frameRows: 20, screenRows: 5) == 2..<7)
    // More than there is room for: the first of it, but never without the cursor.
    #expect(window.follow(9, focus: 8..<16, frameRows: 20, screenRows: 5) == 8..<13)
    #expect(window.follow(14, focus: 8..<16, frameRows: 20, screenRows: 5) == 10..<15)
    #expect(window.follow(1, focus: 0..<4, frameRows: 20, screenRows: 1) == 1..<2)
    #expect(window.follow(19, focus: 18..<20, frameRows: 20, screenRows: 5) == 15..<20)
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
