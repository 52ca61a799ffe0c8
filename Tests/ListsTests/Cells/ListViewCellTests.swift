import FormlineTesting
import Lists
import TerminalIO
import Testing
import Views

@Suite struct ListViewCellTests {
  @Test func theTextLabelIsThereWhenItIsAskedFor() {
    let cell = ListViewCell(reuseIdentifier: "Cell")
    #expect(cell.subviews.isEmpty)
    cell.textLabel?.text = "one"
    #expect(cell.textLabel === cell.subviews.first)
    #expect(cell.picture(width: 10) == "one")
    #expect(cell.reuseIdentifier == "Cell")
  }

  @Test func aCellKnowsWhetherItIsSelectedAndHighlighted() throws {
    final class Cell: ListViewCell {
      override func draw(width: Int) -> [Line] { [Line("\(isHighlighted) \(isSelected)")] }
    }
    let bench = ListBench(columns: 16, rows: 2)
    bench.list.register(Cell.self, forCellReuseIdentifier: "Cell")
    let source = Rows(["one", "two"])
    bench.list.dataSource = source
    bench.list.showsIndicator = false
    #expect(try bench.play([]) == "› true false\n  false false")
    #expect(try bench.play([.enter, .down]) == "  false true\n› true false")
    #expect(try bench.play([.enter]) == "  false false\n› true true")
  }
}
