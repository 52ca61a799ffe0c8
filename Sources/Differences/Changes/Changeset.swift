/// What became of an old model's sections and rows in a new model.
///
/// Indices of what goes are those of the **old** model, indices of what comes those of the **new** one; neither is
/// counted while other changes are under way. Everything that is not named stays: the sections that stay keep their order
/// among each other, and so do the rows that stay in their section. So a changeset is read in any order:
///
/// - a section of the old model is deleted, moved, or stays; one of the new is inserted, moved, or stayed;
/// - a row of the old model is deleted, moved, or stays, **or** goes with its deleted section;
/// - a row of the new model is inserted, moved, or stayed, **or** comes with its inserted section.
///
/// A row that is found again elsewhere moves, also out of a deleted section and into an inserted one. A row that stays in
/// a section that moves does not move itself. An update comes on top of staying or moving.
public struct Changeset: Hashable, Sendable {
  /// Sections that went with all rows that are not moved out of them: old indices, ascending.
  public internal(set) var deletedSections: [Int] = []

  /// Sections that came with all rows that are not moved into them: new indices, ascending.
  public internal(set) var insertedSections: [Int] = []

  /// Sections that changed their order, as few as possible: from the old index to the new, ascending in the new.
  public internal(set) var movedSections: [Transition<Int>] = []

  /// Sections found again whose own content changed: old and new index, ascending in the new.
  ///
  /// Known only of sections that are `Equatable`; of any other no section is ever listed here.
  public internal(set) var updatedSections: [Transition<Int>] = []

  /// Rows that went from sections that did not: old paths.
  public internal(set) var deletedItems = IndexPathSet()

  /// Rows that came into sections that were there: new paths.
  public internal(set) var insertedItems = IndexPathSet()

  /// Rows that changed their section, or their order in it, as few as possible: from old paths to new, ascending in the
  /// new.
  public internal(set) var movedItems: [Transition<IndexPath>] = []

  /// Rows found again whose content changed: old and new paths, ascending in the new.
  ///
  /// A row that moved and changed stands here and in `movedItems`.
  public internal(set) var updatedItems: [Transition<IndexPath>] = []

  /// A changeset that says that nothing changed.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && updatedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && updatedItems.isEmpty
  }
}
