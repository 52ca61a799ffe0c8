extension BehaviorRelay {
  /// The values as a driver: a relay never fails and remembers its value.
  @inlinable public func asDriver() -> Driver<Element> { Driver(trusted: self) }
}

extension Variable {
  /// The values as a driver: a variable never fails and remembers its value.
  @inlinable public func asDriver() -> Driver<Element> { Driver(trusted: subject) }
}

extension Trait where Kind == InfallibleKind {
  /// The values as a driver.
  @inlinable public func asDriver() -> Driver<Element> { Driver(source) }

  /// The values as a signal.
  @inlinable public func asSignal() -> Signal<Element> { Signal(source) }
}

extension ObservableConvertibleType {
  /// The values as a driver that ends with `onErrorJustReturn` where the source fails.
  @inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(self) { _ in .just(element) }
  }

  /// The values as a driver that goes on with `onErrorDriveWith` where the source fails.
  @inlinable public func asDriver(onErrorDriveWith next: Driver<Element>) -> Driver<Element> {
    Driver(self) { _ in next }
  }

  /// The values as a driver that goes on with what `onErrorRecover` gives where the source fails.
  @inlinable public func asDriver(
    onErrorRecover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(self, recover: onErrorRecover)
  }
}
