import LeakCheck
import Testing

@testable import TerminalIO

/// Images that the terminal has, from the first to the last.
@Suite struct KittyGraphicsTests {
  private let pipe = Pipe()
  private let pixel: [UInt8] = [1, 2, 3, 255]
  private let cell = TerminalSize(columns: 1, rows: 1)

  private var sent: String { String(decoding: pipe.received(), as: UTF8.self) }

  private func place(_ graphics: KittyGraphics, _ size: TerminalSize) -> KittyPlacement? {
    graphics.place(rgba: pixel, width: 1, height: 1, size: size)
  }

  @Test func eachHasANumberOfItsOwn() throws {
    let graphics = KittyGraphics(output: pipe.writeEnd, firstID: 1 << 24 - 1)
    let first = try #require(place(graphics, cell))
    let second = try #require(place(graphics, cell))
    #expect([first.id, second.id] == [1 << 24 - 1, 1])
    #expect(first.lines[0].spans[0].style == Style(foreground: .rgb(255, 255, 255)))
    #expect(second.lines[0].spans[0].style == Style(foreground: .rgb(0, 0, 1)))
  }

  @Test func whoDropsItDeletesIt() {
    let graphics = KittyGraphics(output: pipe.writeEnd, firstID: 5)
    var placement = place(graphics, cell)
    #expect(placement?.stands(on: graphics, cell) == true)
    #expect(sent.hasPrefix("\u{1B}_Ga=T,"))
    placement = nil
    #expect(sent == "\u{1B}_Ga=d,d=I,q=2,i=5\u{1B}\\")
  }

  @Test func whatTheTerminalForgotIsNotDeleted() {
    let graphics = KittyGraphics(output: pipe.writeEnd)
    var placement = place(graphics, cell)
    _ = sent
    graphics.invalidate()
    #expect(placement?.stands(on: graphics, cell) == false)
    placement = nil
    #expect(sent.isEmpty)
  }

  @Test func itStandsInItsSizeAndOnItsTerminal() {
    let graphics = KittyGraphics(output: pipe.writeEnd)
    let placement = place(graphics, cell)
    #expect(placement?.stands(on: graphics, TerminalSize(columns: 2, rows: 1)) == false)
    #expect(placement?.stands(on: KittyGraphics(output: pipe.writeEnd), cell) == false)
  }

  @Test(arguments: [(0, 1), (1, 0), (298, 1), (1, 298)]) func cellsThatCannotBeSaidAreRefused(
    columns: Int, rows: Int
  ) {
    let graphics = KittyGraphics(output: pipe.writeEnd)
    #expect(place(graphics, TerminalSize(columns: columns, rows: rows)) == nil)
    #expect(graphics.place(rgba: [], width: 0, height: 0, size: cell) == nil)
    #expect(graphics.place(rgba: pixel, width: 2, height: 1, size: cell) == nil)
    #expect(sent.isEmpty)
  }

  @Test func theLargestCanBeSaid() throws {
    let graphics = KittyGraphics(output: pipe.writeEnd)
    let side = KittyGraphics.longestSide
    let lines = try #require(place(graphics, TerminalSize(columns: side, rows: side))).lines
    #expect(lines.count == side)
    #expect(lines.allSatisfy { displayWidth(of: $0.text) == side })
  }

  @Test func anOutputThatFailedIsLeftAlone() {
    let graphics = KittyGraphics(output: -1)
    _ = place(graphics, cell)
    #expect(graphics.failure != nil)
    #expect(place(graphics, cell) == nil)
  }

  @Test func itGoes() {
    assertDeallocated {
      let graphics = KittyGraphics(output: pipe.writeEnd)
      _ = tracked(
        place(graphics, cell) ?? KittyPlacement(id: 0, size: cell, graphics: graphics, generation: 0))
      return graphics
    }
  }
}
