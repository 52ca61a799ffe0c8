extension ObservableType {
  /// Whichever of this and `right` says something first.
  public func amb<Right: ObservableType>(_ right: Right) -> Observable<Element>
  where Right.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Whichever of the sources says something first; the others are disposed then.
  public static func amb<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Source { down in
      let race = Race(down)
      let runners = sources.map { ($0, RaceInlet(race)) }
      for (source, runner) in runners where !down.isStopped && !runner.isStopped { source.attach(runner) }
    }
  }
}

private final class Race<Element>: Fan<Element> {
  unowned(unsafe) var winner: AnySink?

  /// Whether `runner` is or now becomes the winner; the others are disposed when it is decided.
  ///
  /// Only compared, never followed: the winner may be gone.
  func isWon(by runner: AnySink) -> Bool {
    if winner == nil {
      winner = runner
      close(except: runner)
    }
    return winner === runner
  }
}

private final class RaceInlet<Element>: Inlet<Element, Element> {
  private let race: Race<Element>

  init(_ race: Race<Element>) {
    self.race = race
    super.init(race)
  }

  override func receive(_ value: Element) {
    if race.isWon(by: self) { race.downstream.next(value) }
  }

  override func receiveError(_ error: any Error) {
    if race.isWon(by: self) { race.downstream.fail(error) }
  }

  override func receiveCompleted() {
    if race.isWon(by: self) { race.downstream.complete() }
  }
}
