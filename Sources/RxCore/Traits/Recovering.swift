extension Trait where Kind: UnfailingKind {
  /// The values of `source`, and those that `recover` gives where it fails.
  @inlinable init(
    _ source: some ObservableConvertibleType<Element>,
    recover: @escaping (any Error) -> Trait<Kind, Element>
  ) {
    self.init(source.asObservable().catch { recover($0).source })
  }
}
