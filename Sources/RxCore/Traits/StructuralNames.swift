/// `Driver` and `Signal` by their structural name.
public typealias SharedSequence<Kind: TraitKind, Element> = Trait<Kind, Element>
/// `Single`, `Maybe` and `Completable` by their structural name.
public typealias PrimitiveSequence<Kind: TraitKind, Element> = Trait<Kind, Element>
