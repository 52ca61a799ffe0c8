import FormlineTesting
import Lists
import RxCore
import Synchronization
import Testing
import Views

/// Differences (S17); how they look is for `AnimationTests`.
@Suite struct SectionedAnimatedDataSourceTests {
  @Test func duplicatesAreReportedWithTheirValueAndTheListIsReloaded() throws {
    let bench = AnimatedBench(rows: [1, 2, 3])
    var reported: [String] = []
    bench.source.onDuplicate = { reported.append($0.description) }
    #expect(
      try bench.bench.play([bench.become([1, 7, 7])]) == "› row 1\n  row 7\n  row 7\n\n\n")
    #expect(reported == ["two rows of the new model have the identity “7”: 0.1 and 0.2"])
    #expect(try bench.bench.play([bench.become([2, 1])]) == "› row 2\n  row 1\n\n\n\n")
    #expect(reported.last == "two rows of the old model have the identity “7”: 0.1 and 0.2")
    #expect(try bench.bench.play([bench.become([1, 2])]) == "  row 1\n› row 2\n\n\n\n")
    #expect(reported.count == 2)
  }

  @Test func unlessSomebodyWantsToKnowTheyGoToTheHooks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let reports = Mutex<[String]>([])
      Hooks.setReporter { report in reports.withLock { $0.append(report) } }
      let bench = AnimatedBench(rows: [1])
      bench.model.accept([AnimatedBench.section([2, 2])])
      precondition(
        reports.withLock { $0 } == [
          "A sequence failed and nobody handles it: two rows of the new model have the identity “2”: 0.0 and 0.1"
        ])
    }
  }

  @Test func sectionsCanBeDoubleToo() throws {
    let bench = AnimatedBench([Part(model: "A", items: [])])
    var reported: [DuplicateIdentity] = []
    bench.source.onDuplicate = { reported.append($0) }
    bench.model.accept([Part(model: "B", items: []), Part(model: "B", items: [Item(1)])])
    #expect(reported == [.section(identity: "B", model: .new, first: 0, second: 1)])
    #expect(try bench.bench.play([]) == "B\nB\n› row 1\n\n\n")
  }

  @Test func itemsOfSeveralKindsStandInOneList() throws {
    nonisolated enum Kind: IdentifiableType, Hashable {
      case text(String)
      case number(Int)
    }
    typealias Section = AnimatableSectionModel<String, Kind>
    let bench = ListBench(rows: 4)
    final class Number: ListViewCell {}
    bench.list.register(Number.self, forCellReuseIdentifier: "Number")
    let source = SectionedAnimatedDataSource<Section>(
      animationConfiguration: AnimationConfiguration(insert: .fade, reload: .none, delete: .fade),
      configureCell: { _, list, indexPath, item in
        switch item {
        case .text(let text):
          let cell = list.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
          cell.textLabel?.text = text
          return cell
        case .number(let number):
          let cell = list.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
          cell.textLabel?.text = "no. \(number)"
          return cell
        }
      }, titleForHeaderInSection: { _, _ in nil })
    let model = BehaviorRelay(value: [Section(model: "A", items: [.text("one"), .number(2)])])
    model.bind(to: bench.list.rx.items(dataSource: source)).disposed(by: bench.bag)
    let change = Keystroke.perform { model.accept([Section(model: "A", items: [.number(3), .text("one")])]) }
    let time = Keystroke.perform { bench.time.advanceBy(AnimationConfiguration.duration) }
    #expect(try bench.play([change, time]) == "  no. 3\n› one\n\n")
  }

  @Test func aModelThatComesBeforeTheListWasEverDrawnIsShown() throws {
    let bench = AnimatedBench(rows: [1, 2])
    bench.model.accept([AnimatedBench.section([2, 3])])
    bench.model.accept([AnimatedBench.section([3, 2, 4])])
    #expect(try bench.bench.play([]) == "› row 3\n  row 2\n  row 4\n\n\n")
    #expect(bench.configured == [3, 2, 4])
  }

  @Test func changesCanBeFoundInAnotherWay() throws {
    var asked: [[Int]] = []
    let list = ListView()
    let source = SectionedAnimatedDataSource<Part>(
      titleForHeaderInSection: { _, _ in nil },
      changes: { (old, new) throws(DuplicateIdentity) in
        asked.append(new.flatMap { $0.items.map(\.identity) })
        return try differences(from: old, to: new)
      })
    source.configureCell = { $0.plainCell(in: $1, item: $3) }
    let model = BehaviorRelay(value: [AnimatedBench.section([1])])
    let binding = model.bind(to: list.rx.items(dataSource: source))
    model.accept([AnimatedBench.section([1, 2])])
    #expect(list.lines(width: 40).count == 2)
    #expect(asked == [[1, 2]])
    binding.dispose()
  }

  @Test func oneDataSourceCanGoOnWithAnotherList() throws {
    let bench = AnimatedBench(rows: [1, 2])
    try bench.bench.play([])
    let other = ListView()
    other.register(ListViewCell.self, forCellReuseIdentifier: "Cell")
    let binding = bench.model.bind(to: other.rx.items(dataSource: bench.source))
    #expect(other.picture(width: 10) == "  row 1\n  row 2")
    bench.model.accept([Part(model: "A", items: [Item(1, "other"), Item(3)])])
    #expect(other.picture(width: 10) == "  other\n  row 3")
    #expect(try bench.bench.play([]) == "› other\n  row 3\n\n\n\n")
    binding.dispose()
    #expect(other.picture(width: 10).isEmpty)
  }
}
