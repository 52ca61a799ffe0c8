/// Whether two sections with one identity differ in more than their rows; `false` where their type cannot tell.
@inlinable func headersDiffer<Section: AnimatableSectionModelType>(_ left: Section, _ right: Section) -> Bool
{
  // Only at run time is it known whether, say, a section of some model is `Equatable`, as that hangs on the model.
  guard let bare = Section(original: left, items: []) as? any Equatable else { return false }
  return !isEqual(bare, Section(original: right, items: []))
}

@inlinable func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }
