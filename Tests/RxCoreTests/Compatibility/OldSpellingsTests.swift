import RxCore
import Testing

/// The spellings of old still work; the compiler offers the new ones.
@MainActor @Suite struct OldSpellingsTests {
  @Test(arguments: [
    ("subscribeNext { _ in }", "subscribe(onNext:)"), ("bindNext { _ in }", "bind(onNext:)"),
    ("takeUntil(Observable.just(1))", "take(until:)"), ("takeWhile { _ in true }", "take(while:)"),
    ("catchErrorJustReturn(1)", "catchAndReturn(_:)"),
    ("subscribe().addDisposableTo(DisposeBag())", "disposed(by:)"),
    ("bindTo(AnyObserver<Int> { _ in })", "bind(to:)"), ("elementAt(1)", "element(at:)"),
  ]) func theCompilerOffersTheNewOne(_ old: String, _ new: String) throws {
    let verdict = try #require(
      try Compiler.compile("import RxCore\nlet made: Any = Observable.just(1).\(old)\n"))
    #expect(verdict.isAccepted)
    #expect(verdict.output.contains("is deprecated: renamed to '\(new)'"))
    #expect(verdict.output.contains("note: use '\(new)' instead"))
  }

  @Test func stillWork() {
    let old: any OldCode = Old()
    #expect(old.run() == ["next 1", "bound 1", "shown 1", "driven 1", "caught", "until", "while 1", "at 2"])
  }
}

@MainActor private protocol OldCode {
  func run() -> [String]
}

private final class Shelf { var shown: [String] = [] }

@available(*, deprecated)
@MainActor private func runOldCode() -> [String] {
  var log: [String] = []
  let bag = DisposeBag()
  let shelf = Shelf()
  let source = Observable.of(1)
  source.subscribeNext { log.append("next \($0)") }.addDisposableTo(bag)
  source.bindNext { log.append("bound \($0)") }.addDisposableTo(bag)
  source.map { "shown \($0)" }
    .bindTo(UIBindingObserver<Shelf, String>(UIElement: shelf) { $0.shown.append($1) }).addDisposableTo(bag)
  log += shelf.shown
  Driver.of(1).driveNext { log.append("driven \($0)") }.addDisposableTo(bag)
  Observable<String>.error(TestError.one).catchErrorJustReturn("caught").subscribeNext { log.append($0) }
    .addDisposableTo(bag)
  Observable<Int>.never().takeUntil(source).subscribeCompleted { log.append("until") }.addDisposableTo(bag)
  Observable.of(1, 2, 3).takeWhile { $0 < 2 }.subscribeNext { log.append("while \($0)") }.addDisposableTo(bag)
  Observable.of(1, 2, 3).elementAt(1).subscribeNext { log.append("at \($0)") }.addDisposableTo(bag)
  return log
}

@MainActor private struct Old {}

extension Old: OldCode {
  @available(*, deprecated) func run() -> [String] { runOldCode() }
}
