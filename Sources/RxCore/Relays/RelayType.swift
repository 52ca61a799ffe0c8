/// An observable that takes values and never ends: the three relays.
public protocol RelayType<Element>: ObservableType {
  /// Takes a value.
  func accept(_ event: Element)
}

extension BehaviorRelay: RelayType {}
extension PublishRelay: RelayType {}
extension ReplayRelay: RelayType {}
