/// A section whose changes can be told from its identity, its items' identities and their content.
///
/// An item's identity stands once in the whole model, not only once in its section: only so can it move to another.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
