import FormlineTesting
import Lists
import RxCore
import Testing
import Views

/// Models that change when they like.
@Suite struct ReloadTests {
  @Test func rowsAreLoadedWhenTheLastOneComesIntoSight() throws {
    let bench = ListBench(rows: 5)
    let rows = BehaviorRelay(value: ["row 0"])
    bench.show(rows)
    bench.list.showsIndicator = false
    var asked = 0
    bench.list.rx.willDisplayCell
      .subscribe(onNext: { [rows] _, indexPath in
        guard indexPath.row == rows.value.count - 1, rows.value.count < 9 else { return }
        asked += 1
        rows.accept(rows.value + (0..<3).map { "row \(rows.value.count + $0)" })
      })
      .disposed(by: bench.bag)
    #expect(try bench.play([]) == "› row 0\n  row 1\n  row 2\n  row 3\n  row 4")
    #expect(asked == 2)
    #expect(try bench.play([.end]) == "  row 2\n  row 3\n  row 4\n  row 5\n› row 6")
    #expect(rows.value.count == 10)
  }

  @Test func rowsMayGoWhileOthersAreFilledIn() throws {
    let bench = AnimatedBench(rows: Array(0..<10), height: 5)
    let configure = bench.source.configureCell
    bench.source.configureCell = { source, list, indexPath, item in
      if item.identity == 3 { bench.model.accept([AnimatedBench.section([3, 5])]) }
      return configure(source, list, indexPath, item)
    }
    #expect(try bench.bench.play([]) == "› row 3\n  row 5\n\n\n")
    bench.source.configureCell = configure
  }

  @Test func aReloadWhileTheListDrawsComesAfterIt() {
    let source = Rows(["one", "two"])
    let list = ListView(source, height: 3)
    var isFirst = true
    _ = list.rx.willDisplayCell.subscribe(onNext: { _, _ in
      guard isFirst else { return }
      isFirst = false
      source.sections = [["three", "four", "five"]]
      list.reloadData()
    })
    #expect(list.picture(width: 10) == "  three\n  four\n  five")
  }
}
