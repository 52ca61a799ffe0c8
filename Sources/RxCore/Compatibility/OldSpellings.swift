// The spellings that older versions of RxSwift had and that its users still have in their code. Each works, with a warning
// whose fix-it writes the new spelling.
//
// A fix-it puts no label before a trailing closure: `subscribeNext { }` would become `subscribe { }`, whose closure gets
// events. So where the closure may trail, there are two declarations: the one with the label `trailing` is what a trailing
// closure finds. Its fix-it writes what means the same there, or its message says what to write.

extension Disposable {
  /// The old spelling of `disposed(by:)`.
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension DisposeBag {
  /// The old spelling of `insert(_:)`.
  @available(*, deprecated, renamed: "insert(_:)")
  public func addDisposable(_ disposable: any Disposable) { insert(disposable) }
}

extension ObservableType {
  /// The old spelling of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    bind(to: observer)
  }

  /// The old spelling of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    bind(to: observer)
  }

  /// The old spelling of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result {
    bind(to: binder)
  }

  /// The old spelling of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Relay: RelayType>(_ relay: Relay) -> any Disposable where Relay.Element == Element {
    bind(to: relay)
  }

  /// The old spelling of `bind(onNext:)`.
  @available(*, deprecated, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    bind(onNext: onNext)
  }

  /// The old spelling of `subscribe(onNext:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// The old spelling of `subscribe(onNext:)` with a trailing closure.
  @available(
    *, deprecated,
    message: "write bind { }, or subscribe(onNext: { }) where it may fail: subscribe { } gets events",
    renamed: "bind(onNext:)"
  )
  public func subscribeNext(trailing onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// The old spelling of `subscribe(onError:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "subscribe(onError:)")
  public func subscribeError(_ onError: @escaping (any Error) -> Void) -> any Disposable {
    subscribe(onError: onError)
  }

  /// The old spelling of `subscribe(onError:)` with a trailing closure.
  @available(*, deprecated, message: "write subscribe(onError: { }): subscribe { } gets events")
  public func subscribeError(trailing onError: @escaping (any Error) -> Void) -> any Disposable {
    subscribe(onError: onError)
  }

  /// The old spelling of `subscribe(onCompleted:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "subscribe(onCompleted:)")
  public func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable {
    subscribe(onCompleted: onCompleted)
  }

  /// The old spelling of `subscribe(onCompleted:)` with a trailing closure.
  @available(*, deprecated, message: "write subscribe(onCompleted: { }): subscribe { } gets events")
  public func subscribeCompleted(trailing onCompleted: @escaping () -> Void) -> any Disposable {
    subscribe(onCompleted: onCompleted)
  }
}

extension ObservableType {
  /// The old spelling of `do(onNext:)`.
  @available(*, deprecated, renamed: "do(onNext:)")
  public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> {
    `do`(onNext: onNext)
  }

  /// The old spelling of `do(onError:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "do(onError:)")
  public func doOnError(_ onError: @escaping (any Error) throws -> Void) -> Observable<Element> {
    `do`(onError: onError)
  }

  /// The old spelling of `do(onError:)` with a trailing closure.
  @available(*, deprecated, message: "write do(onError: { }): do { } gets values")
  public func doOnError(trailing onError: @escaping (any Error) throws -> Void) -> Observable<Element> {
    `do`(onError: onError)
  }

  /// The old spelling of `do(onCompleted:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "do(onCompleted:)")
  public func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> {
    `do`(onCompleted: onCompleted)
  }

  /// The old spelling of `do(onCompleted:)` with a trailing closure.
  @available(*, deprecated, message: "write do(onCompleted: { }): do { } gets values")
  public func doOnCompleted(trailing onCompleted: @escaping () throws -> Void) -> Observable<Element> {
    `do`(onCompleted: onCompleted)
  }

  /// The old spelling of `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> {
    take(until: other)
  }

  /// The old spelling of `take(until:behavior:)`.
  @available(*, deprecated, message: "write take(until: { }, behavior: .inclusive or .exclusive)")
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// The old spelling of `take(while:)`.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The old spelling of `take(for:scheduler:)`.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }

  /// The old spelling of `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> {
    skip(until: other)
  }

  /// The old spelling of `skip(while:)`.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  /// The old spelling of `element(at:)`.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> {
    element(at: index)
  }
}

extension ObservableType {
  /// The old spelling of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<
    Element
  > {
    `catch`(handler)
  }

  /// The old spelling of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// The old spelling of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The old spelling of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// The old spelling of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// What `share(replay:scope:)` is now.
  ///
  /// It remembers for ever, as it always did; `share(replay:)`, which the fix-it writes, forgets when nobody listens any
  /// more.
  @available(
    *, deprecated,
    message: "write share(replay: 1), which forgets when nobody listens, or share(replay: 1, scope: .forever)",
    renamed: "share(replay:)"
  )
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// The old spelling of `share(replay: 1)`.
  @available(*, deprecated, message: "write share(replay: 1)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

extension Trait where Kind: PrimitiveKind {
  /// The old spelling of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> Trait<Kind, Element>
  ) -> Trait<Kind, Element> {
    `catch`(handler)
  }

  /// The old spelling of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Trait<Kind, Element> {
    catchAndReturn(element)
  }

  /// The old spelling of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Trait<Kind, Element> {
    retry(when: notificationHandler)
  }

  /// The old spelling of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Trait<Kind, Element> {
    observe(on: scheduler)
  }

  /// The old spelling of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Trait<Kind, Element> {
    subscribe(on: scheduler)
  }
}

extension Trait where Kind == SingleKind {
  /// The old spelling of `subscribe(onSuccess:onFailure:)`.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:)")
  public func subscribe(
    onSuccess: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError)
  }
}

extension Trait where Kind == DriverKind {
  /// The old spelling of `drive(onNext:)`.
  @available(*, deprecated, renamed: "drive(onNext:)")
  public func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    drive(onNext: onNext)
  }
}

/// The old name of `Binder`.
@available(*, deprecated, renamed: "Binder")
public typealias UIBindingObserver<Target, Value> = Binder<Value>

extension Binder {
  /// The old spelling of `init(_:binding:)`.
  @available(*, deprecated, renamed: "init(_:binding:)")
  public init<Target: AnyObject>(
    UIElement target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target, binding: binding)
  }
}
