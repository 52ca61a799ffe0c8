extension Changeset {
  /// The old model with these changes made: the new model, out of the old one's rows wherever a row stayed or moved.
  ///
  /// Only what is inserted or updated is taken from `new`. Linear in the number of rows of both models.
  ///
  /// - Returns: the new model; `nil` if these are not the changes between two models with so many sections and rows.
  public func applied<Section: AnimatableSectionModelType>(to old: [Section], new: [Section]) -> [Section]? {
    var slots = Slots(old: old.map(\.items.count), new: new.map(\.items.count))
    guard slots.fill(with: self) else { return nil }
    let updatedSections = Set(updatedSections.map(\.to))
    var result: [Section] = []
    for (section, origin) in slots.sections.enumerated() {
      let items = new[section].items.indices.map { row in
        switch slots.rows[section][row] {
        case .new: new[section].items[row]
        case .old(let path): old[path]
        }
      }
      let isNew = origin == nil || updatedSections.contains(section)
      result.append(Section(original: isNew ? new[section] : old[origin ?? section], items: items))
    }
    return result
  }
}
