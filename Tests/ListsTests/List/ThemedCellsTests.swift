import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Testing
import Views

/// What a theme does to the views in a list.
@Suite struct ThemedCellsTests {
  private let theme = Theme(
    name: "test", label: Theme.Label(text: Style(foreground: .blue)),
    list: Theme.List(
      row: Style(background: .palette(1)), focusedRow: Style(background: .palette(2)),
      selectedRow: Style(attributes: .italic), changedRow: Style(foreground: .magenta),
      header: Style(foreground: .cyan), footer: Style(foreground: .yellow),
      indicator: Style(foreground: .red)))

  @Test func rowsHeadersAndCellsToComeAreStyled() throws {
    let bench = ListBench(columns: 10, rows: 4)
    let source = Rows(sections: [["a", "b", "c"]])
    source.headers = ["A"]
    source.footers = ["Z"]
    bench.list.dataSource = source
    let keys: [Keystroke] = [.perform { [theme] in bench.list.apply(theme) }, .down, .enter, .down]
    let picture = try bench.play(keys)
    #expect(picture == "  a\n  b      ▐\n› c      ▐\nZ        ▐")
    let row = Style(foreground: .blue, background: .palette(1))
    #expect(
      bench.frame.lines[0].spans == [
        Span("  ", Style(background: .palette(1))), Span("a", row),
        Span("      ", Style(background: .palette(1))),
      ])
    #expect(
      bench.frame.lines[1].spans[1]
        == Span("b", Style(foreground: .blue, background: .palette(1), attributes: .italic)))
    #expect(bench.frame.lines[2].spans[1] == Span("c", Style(foreground: .blue, background: .palette(2))))
    #expect(bench.frame.lines[3].spans.first == Span("Z", Style(foreground: .yellow)))
    #expect(bench.frame.lines[3].spans.last == Span("▐", Style(foreground: .red)))
    let home = try bench.play([.home])
    #expect(home == "A        ▐\n› a      ▐\n  b      ▐\n  c")
    #expect(bench.frame.lines[0].spans[0] == Span("A", Style(foreground: .cyan)))
  }

  @Test func aRowsOwnStyleComesAfterTheTheme() {
    final class Own: ListViewDataSource {
      func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { 1 }
      func listView(_ listView: ListView, cellForRowAt indexPath: IndexPath) -> ListViewCell {
        let cell = listView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "a"
        cell.textLabel?.style = Style(foreground: .red)
        return cell
      }
    }
    let source = Own()
    let list = ListView(source)
    list.apply(theme)
    #expect(list.lines(width: 10)[0].spans[1].style.foreground == .red)
  }

  @Test func rowsThatComeAndGoTakeTheThemesColour() throws {
    let bench = AnimatedBench(
      rows: [1, 2], AnimationConfiguration(insert: .fade, reload: .fade, delete: .fade), height: 3)
    bench.list.apply(theme)
    try bench.bench.play([bench.become([1, 3])])
    #expect(
      bench.bench.frame.lines.map { $0.spans[1].style } == [
        Style(foreground: .blue, background: .palette(2)),
        Style(foreground: .blue, background: .palette(1), attributes: [.dim, .underline]),
        Style(foreground: .magenta, background: .palette(1)),
      ])
  }
}
