extension Changeset {
  /// What two matchings say: of the sections, as rows of one section, and of their rows.
  @usableFromInline init(sections: Matching, rows: Matching, oldCount: Int) {
    let headers = RowChanges(sections, oldCount: 1)
    deletedSections = headers.deleted.map(\.row)
    insertedSections = headers.inserted.map(\.row)
    movedSections = headers.moved.map { Transition(from: $0.from.row, to: $0.to.row) }
    updatedSections = headers.updated.map { Transition(from: $0.from.row, to: $0.to.row) }
    let changes = RowChanges(rows, oldCount: oldCount)
    deletedItems = changes.deleted
    insertedItems = changes.inserted
    movedItems = changes.moved
    updatedItems = changes.updated
  }
}
