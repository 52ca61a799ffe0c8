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
  /// When the subscription to the groups is disposed, they fall silent.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    endingStage {
      let groups = Memory<[Key: PublishSubject<Element>]>([:])
      let finish: (Event<Element>) -> Void = { end in
        let all = groups.value.values
        groups.value = [:]
        for group in all { group.on(end) }
      }
      return EndingStage.Body(
        next: { value, down in
          do {
            let key = try keySelector(value)
            if let group = groups.value[key] { return group.onNext(value) }
            let group = PublishSubject<Element>()
            groups.value[key] = group
            down.next(GroupedObservable(key: key, group))
            group.onNext(value)
          } catch {
            finish(.error(error))
            down.fail(error)
          }
        },
        completed: { down in
          finish(.completed)
          down.complete()
        },
        failed: { error, down in
          finish(.error(error))
          down.fail(error)
        })
    }
  }
}
