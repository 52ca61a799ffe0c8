import FormlineTesting
import Lists
import RxCore
import TerminalIO
import Views

/// A list that shows the differences between models.
final class AnimatedBench {
  let bench: ListBench
  let source: SectionedAnimatedDataSource<Part>
  let model: BehaviorRelay<[Part]>
  var configured: [Int] = []
  var list: ListView { bench.list }

  init(
    _ model: [Part], _ animation: AnimationConfiguration = .none, columns: Int = 20, rows: Int = 6,
    motion: Motion = .full
  ) {
    bench = ListBench(columns: columns, rows: rows, motion: motion)
    self.model = BehaviorRelay(value: model)
    source = SectionedAnimatedDataSource(animationConfiguration: animation)
    source.configureCell = { [weak self] _, list, indexPath, item in
      self?.configured.append(item.identity)
      let cell = list.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = item.text
      return cell
    }
    self.model.bind(to: bench.list.rx.items(dataSource: source)).disposed(by: bench.bag)
  }

  /// One section of rows.
  convenience init(
    rows items: [Int], _ animation: AnimationConfiguration = .none, height: Int = 6, motion: Motion = .full
  ) {
    self.init([AnimatedBench.section(items)], animation, rows: height, motion: motion)
    source.titleForHeaderInSection = { _, _ in nil }
    list.showsIndicator = false
  }

  static func section(_ items: [Int]) -> Part { Part(model: "A", items: items.map { Item($0) }) }

  /// Shows other rows when the keys get here.
  func become(_ items: [Int]) -> Keystroke { .perform { [model] in model.accept([Self.section(items)]) } }

  /// Lets time pass when the keys get here.
  func wait(_ time: Duration) -> Keystroke { .perform { [bench] in bench.time.advanceBy(time) } }
}
