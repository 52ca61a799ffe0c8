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
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { bind(to: binder) }

  /// The old spelling of `bind(onNext:)`.
  @available(*, deprecated, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { bind(onNext: onNext) }

  /// The old spelling of `subscribe(onNext:)`.
  @available(*, deprecated, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// The old spelling of `subscribe(onError:)`.
  @available(*, deprecated, renamed: "subscribe(onError:)")
  public func subscribeError(_ onError: @escaping (any Error) -> Void) -> any Disposable {
    subscribe(onError: onError)
  }

  /// The old spelling of `subscribe(onCompleted:)`.
  @available(*, deprecated, renamed: "subscribe(onCompleted:)")
  public func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable {
    subscribe(onCompleted: onCompleted)
  }

  /// The old spelling of `do(onNext:)`.
  @available(*, deprecated, renamed: "do(onNext:)")
  public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> {
    `do`(onNext: onNext)
  }

  /// The old spelling of `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }

  /// The old spelling of `take(while:)`.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The old spelling of `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }

  /// The old spelling of `skip(while:)`.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  /// The old spelling of `element(at:)`.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// The old spelling of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }

  /// The old spelling of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// The old spelling of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The old spelling of `share(replay: 1)`.
  @available(*, deprecated, message: "use share(replay: 1)", renamed: "share(replay:)")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }
}

extension Trait where Kind == DriverKind {
  /// The old spelling of `drive(onNext:)`.
  @available(*, deprecated, renamed: "drive(onNext:)")
  public func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { drive(onNext: onNext) }
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
