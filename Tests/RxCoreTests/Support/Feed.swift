import RxCore
import Testing

/// The ways in which a list of values reaches a chain.
enum Feed: CaseIterable {
  case atOnce, subject, variable, merged, shared

  /// Subscribes through `subscribe`, then feeds, and sees to it that nothing of the graph is left.
  ///
  /// What `subscribe` builds is watched at its source and, through `end`, where it ends.
  func run(
    _ values: [Int], sourceLocation: SourceLocation = #_sourceLocation,
    _ subscribe: (_ source: Observable<Int>, _ end: (Observable<Int>) -> Observable<Int>) -> Void
  ) {
    let graph = GraphWatch()
    feed(values) { subscribe(graph.watch($0), graph.watch) }
    #expect(graph.alive == 0, "\(self) \(values)", sourceLocation: sourceLocation)
  }

  private func feed(_ values: [Int], _ subscribe: (Observable<Int>) -> Void) {
    switch self {
    case .atOnce: subscribe(.from(values))
    case .subject:
      let subject = PublishSubject<Int>()
      subscribe(subject)
      for value in values { subject.onNext(value) }
      subject.onCompleted()
    case .variable:
      guard let first = values.first else { return subscribe(.empty()) }
      let variable = Variable(first)
      subscribe(variable.asObservable())
      for value in values.dropFirst() { variable.value = value }
    case .merged:
      let subjects = (0..<3).map { _ in PublishSubject<Int>() }
      subscribe(Observable.merge(subjects))
      for (index, value) in values.enumerated() { subjects[index % 3].onNext(value) }
      for subject in subjects { subject.onCompleted() }
    case .shared:
      let subject = PublishSubject<Int>()
      subscribe(subject.share(replay: 1))
      for value in values { subject.onNext(value) }
      subject.onCompleted()
    }
  }
}
