/// An observable with a promise about how it behaves, which its kind names: `Driver`, `Signal` and their kin.
///
/// A trait is a thin wrapper. It can only be made in ways that keep the promise, and its operators, which are all in
/// the folder `Operators` beside this, give a trait of the same kind back.
public struct Trait<Kind: TraitKind, Element>: ObservableConvertibleType {
  @usableFromInline let source: Observable<Element>

  /// A source that keeps the promise already.
  @inlinable init(trusted source: Observable<Element>) { self.source = source }

  /// A source that keeps the promise but for what the kind adds to each stage, such as sharing.
  @inlinable init(_ source: Observable<Element>) { self.source = Kind.shared(source) }

  /// The same kind of trait over a stage that keeps its promise.
  @inlinable func lift<Result>(
    _ stage: (Observable<Element>) -> Observable<Result>
  ) -> Trait<Kind, Result> {
    Trait<Kind, Result>(stage(source))
  }

  /// This without its promise.
  @inlinable public func asObservable() -> Observable<Element> { source }
}

/// What a kind of trait adds to each stage.
public protocol TraitKind {
  /// What a closure of an operator may throw: nothing where the kind never fails.
  associatedtype Failure: Error
  /// The stage as this kind shares it among subscribers.
  static func shared<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A kind that may say any number of values and never fails.
public protocol UnfailingKind: TraitKind where Failure == Never {}
