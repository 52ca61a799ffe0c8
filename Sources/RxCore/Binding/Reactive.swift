/// The reactive side of a type: `label.rx.text`.
///
/// Extend it for your own types: `extension Reactive where Base: MyView { var title: Binder<String> { ... } }`.
/// Every settable property of a class has a binder here without being written: `label.rx.isHidden`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What this is the reactive side of.
  public let base: Base

  /// The reactive side of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets a property of the base, which it holds weakly.
  @MainActor
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { $0[keyPath: keyPath] = $1 }
  }
}

/// A type that has a reactive side: `extension MyView: ReactiveCompatible {}`.
public protocol ReactiveCompatible {
  /// What the reactive side is of; the type itself unless told otherwise.
  associatedtype ReactiveBase
  /// The reactive side of the type.
  static var rx: Reactive<ReactiveBase>.Type { get }
  /// The reactive side of a value.
  var rx: Reactive<ReactiveBase> { get }
}

extension ReactiveCompatible {
  /// The reactive side of the type.
  public static var rx: Reactive<Self>.Type { Reactive<Self>.self }

  /// The reactive side of a value.
  public var rx: Reactive<Self> { Reactive(self) }
}
