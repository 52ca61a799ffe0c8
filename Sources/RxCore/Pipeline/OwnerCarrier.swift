/// A sequence whose values carry an owner, as those of `withUnretained` do: it knows how to hold one without its owner.
///
/// Whatever replays values asks for that, so that no memory keeps an owner alive. Stages that pass values on as they
/// are pass this on, too.
@usableFromInline final class OwnerCarrier<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let howToWeaken: Weaken

  @usableFromInline init(_ source: Observable<Element>, _ weaken: @escaping Weaken) {
    self.source = source
    howToWeaken = weaken
    super.init()
  }

  @usableFromInline override var weaken: Weaken? { howToWeaken }

  @usableFromInline override var depth: Int32 { source.depth }

  @usableFromInline override func attach(_ sink: Sink<Element>) { source.attach(sink) }
}

extension Observable {
  /// `made`, a stage over this: it knows how many stand before it, and if it passes on values that carry an owner, it
  /// says so.
  @inlinable func carried<Output>(by made: Source<Output>) -> Observable<Output> {
    let stage = made.following(depth)
    if weaken == nil { return stage }
    return carriedOwner(by: stage)
  }

  /// `made`, a stage over this: if it passes on values that carry an owner, it says so.
  @usableFromInline func carriedOwner<Output>(by made: Observable<Output>) -> Observable<Output> {
    guard let weaken = weaken as? Observable<Output>.Weaken else { return made }
    return OwnerCarrier(made, weaken)
  }

  /// This, shared with a memory of the last value.
  @usableFromInline func sharedWithLast() -> Observable<Element> {
    weaken == nil ? Shared(self, replays: true) : share(replay: 1)
  }
}
