import FormlineTesting
import Lists
import RxCore
import Testing
import Views

/// Deleting rows (S7).
@Suite struct EditingTests {
  let bench = ListBench(rows: 3)
  let rows = BehaviorRelay(value: ["one", "two", "three"])
  var list: ListView { bench.list }

  private func deleted(by keys: [Keystroke]) throws -> [String] {
    var deleted: [String] = []
    let bag = DisposeBag()
    list.rx.itemDeleted
      .subscribe(onNext: { [rows] indexPath in
        deleted.append("\(indexPath)")
        var left = rows.value
        if left.indices.contains(indexPath.row) { left.remove(at: indexPath.row) }
        rows.accept(left)
      })
      .disposed(by: bag)
    list.rx.modelDeleted(String.self).subscribe(onNext: { deleted.append($0) }).disposed(by: bag)
    try bench.play(keys)
    return deleted
  }

  @Test(arguments: [Stroke.delete, .text("d")])
  func rowsOfABoundListAreDeletedByDefault(key: Stroke) throws {
    bench.show(rows)
    #expect(try deleted(by: [.down] + key.keystrokes) == ["0.1", "two"])
    #expect(try bench.play([]) == "  one\n› three\n")
  }

  @Test func aDelegateTurnsItOff() throws {
    final class Delegate: ListViewDelegate {
      func listView(_ listView: ListView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
        indexPath.row == 1 ? .none : .delete
      }
    }
    bench.show(rows)
    let delegate = Delegate()
    list.delegate = delegate
    #expect(try deleted(by: [.down, "d", .delete]) == [])
    #expect(list.editingStyle(forRowAt: IndexPath(row: 0, section: 0)) == .delete)
    #expect(list.editingStyle(forRowAt: IndexPath(row: 1, section: 0)) == .none)
    #expect(list.editingStyle(forRowAt: IndexPath(row: 9, section: 0)) == .none)
  }

  @Test func aDataSourceOfOnesOwnSaysItAndDoesIt() throws {
    let source = Rows(["one", "two"])
    list.dataSource = source
    #expect(try deleted(by: ["d"]) == [])
    source.isEditable = true
    #expect(try deleted(by: ["d"]) == ["0.0"])
    #expect(source.committed == [IndexPath(row: 0, section: 0)])
    #expect(try bench.play([]) == "› two\n\n")
  }

  @Test(arguments: [true, false])
  func aSectionedDataSourceSaysIt(canEdit: Bool) throws {
    let source = SectionedReloadDataSource<SectionModel<String, String>>()
    if !canEdit { source.canEditRowAtIndexPath = { $0[$1] != "one" } }
    Observable.just([SectionModel(model: "S", items: ["one"])])
      .bind(to: list.rx.items(dataSource: source)).disposed(by: bench.bag)
    #expect(try deleted(by: ["d"]) == (canEdit ? ["0.0", "one"] : []))
  }
}
