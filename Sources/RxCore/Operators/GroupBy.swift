/// The values of one key.
public final class GroupedObservable<Key, Element>: Observable<Element> {
  /// What the values have in common.
  public let key: Key
  private let subject: PublishSubject<Element>

  init(key: Key, _ subject: PublishSubject<Element>) {
    self.key = key
    self.subject = subject
    super.init()
  }

  override func attach(_ sink: Sink<Element>) { subject.attach(sink) }
}

extension ObservableType {
  /// The values in groups by key: a group is said when its first value comes.
  ///
  /// A group says only what comes while it is subscribed to, its first value included if it is subscribed to at once.
  /// When the subscription to the groups is disposed, the groups that are subscribed to go on; the source is let go of
  /// when nobody listens to one any more.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Source { down in source.attach(GroupInlet(GroupRun(down, keySelector))) }.following(source.depth)
  }
}

private final class GroupRun<Key: Hashable, Element>: Fan<GroupedObservable<Key, Element>> {
  private let keySelector: (Element) throws -> Key
  private var groups: [Key: PublishSubject<Element>] = [:]
  private var hasLeft = false

  init(
    _ downstream: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    super.init(downstream)
  }

  func take(_ value: Element) {
    do {
      let key = try keySelector(value)
      if let group = groups[key] { return group.onNext(value) }
      if downstream.isStopped { return }
      let group = PublishSubject(GroupHub<Element> { [weak self] in self?.closeIfUnused() })
      groups[key] = group
      downstream.next(GroupedObservable(key: key, group))
      group.onNext(value)
    } catch {
      finish(.error(error))
    }
  }

  /// Ends all groups, and then what says them.
  func finish(_ end: Event<Element>) {
    let all = groups.values
    groups = [:]
    for group in all { group.on(end) }
    switch end {
    case .next: break
    case .error(let error): downstream.fail(error)
    case .completed: downstream.complete()
    }
    close(except: nil)
  }

  /// Groups may go on.
  override func stop() {}

  override func cut(_ sink: AnySink) {
    hasLeft = true
    closeIfUnused()
  }

  private func closeIfUnused() {
    if hasLeft, !groups.values.contains(where: \.hasObservers) { close(except: nil) }
  }
}

/// Tells when the last subscriber of a group has left.
private final class GroupHub<Element>: Hub<Element> {
  private let whenEmptied: () -> Void

  init(whenEmptied: @escaping () -> Void) {
    self.whenEmptied = whenEmptied
    super.init()
  }

  override func emptied() { whenEmptied() }
}

private final class GroupInlet<Key: Hashable, Element>: Inlet<Element, GroupedObservable<Key, Element>> {
  private let run: GroupRun<Key, Element>

  init(_ run: GroupRun<Key, Element>) {
    self.run = run
    super.init(run)
  }

  override func receive(_ value: Element) { run.take(value) }
  override func receiveError(_ error: any Error) { run.finish(.error(error)) }
  override func receiveCompleted() { run.finish(.completed) }
}
