extension PublishRelay {
  /// The values as a signal: a relay never fails.
  @inlinable public func asSignal() -> Signal<Element> { Signal(trusted: self) }
}

extension ObservableConvertibleType {
  /// The values as a signal that ends with `onErrorJustReturn` where the source fails.
  @inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(self) { _ in .just(element) }
  }

  /// The values as a signal that goes on with `onErrorSignalWith` where the source fails.
  @inlinable public func asSignal(onErrorSignalWith next: Signal<Element>) -> Signal<Element> {
    Signal(self) { _ in next }
  }

  /// The values as a signal that goes on with what `onErrorRecover` gives where the source fails.
  @inlinable public func asSignal(
    onErrorRecover: @escaping (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(self, recover: onErrorRecover)
  }
}

extension Trait where Kind == SignalKind {
  /// The values as a driver, which says the last one to those who come later.
  @inlinable public func asDriver() -> Driver<Element> { Driver(source) }
}

extension Trait where Kind == DriverKind {
  /// The values as a signal: what comes, without a memory.
  @inlinable public func asSignal() -> Signal<Element> { Signal(source) }
}
