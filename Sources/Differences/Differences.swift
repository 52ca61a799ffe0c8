/// What has to be done to a list that shows `old` so that it shows `new`.
///
/// Rows and sections are known by their identity; moves are as few as possible (longest increasing subsequence). Applying
/// the result to `old` always gives `new`: see `Changeset/applied(to:new:)`.
///
/// Write `new = old` and change what changes: a section whose rows are still one array with the old model's costs nothing.
/// The function is specialised for the types of whoever calls it; a generic function of another module that stands
/// between should be `@inlinable`.
///
/// Linear in the number of rows, but for moves within a section, which add their number times its logarithm. Rows that both
/// models hold side by side are compared and not hashed; so a duplicate can go unnoticed in models of together more than
/// 16,384 rows, if nothing that changed has to be told from it: if it stands in both models in the same places, or in
/// an old model of which nothing is left. Such a duplicate does no harm: its rows are told apart by their place. Who wants
/// to hear of it asks for `differences(from:to:checkedWholly:)`.
///
/// - Parameters:
///   - old: the model that is shown, of less than 2³¹ rows.
///   - new: the model to show, of less than 2³¹ rows.
/// - Throws: `DuplicateIdentity`, if two sections or two rows of one model have the same identity.
/// - Returns: the changes, with old indices for what goes and new ones for what comes.
@inlinable public func differences<Section: AnimatableSectionModelType>(
  from old: [Section], to new: [Section]
) throws(DuplicateIdentity) -> Changeset {
  try differences(from: old, to: new, checkedWholly: 16_384)
}

/// The same, where every row is checked for a duplicate in models of up to so many rows together; `.max` is for all models.
///
/// That costs a hash a row, for a million rows some tens of milliseconds where the identities are numbers, and about a second
/// where they are texts.
///
/// - Parameters:
///   - old: the model that is shown, of less than 2³¹ rows.
///   - new: the model to show, of less than 2³¹ rows.
///   - limit: up to how many rows of both models together every row is checked.
/// - Throws: `DuplicateIdentity`, if two sections or two rows of one model have the same identity.
/// - Returns: the changes, with old indices for what goes and new ones for what comes.
@inlinable public func differences<Section: AnimatableSectionModelType>(
  from old: [Section], to new: [Section], checkedWholly limit: Int
) throws(DuplicateIdentity) -> Changeset {
  // A list of sections is itself a section, whose rows they are.
  var headers = Matching(oldSections: [0])
  headers.walk(old, at: 0, new, at: 0, differ: headersDiffer)
  headers.endSection()
  if let duplicate = headers.complete([old], [new], checkedWholly: limit, differ: headersDiffer) {
    let model = duplicate.model == .old ? old : new
    throw .section(
      identity: String(describing: model[duplicate.first.row].identity), model: duplicate.model,
      first: duplicate.first.row, second: duplicate.second.row)
  }

  let oldRows = old.map { $0.items }
  let newRows = new.map { $0.items }
  var rows = Matching(oldSections: headers.oldRows(count: new.count))
  rows.walk(oldRows, newRows, differ: !=)
  if let duplicate = rows.complete(oldRows, newRows, checkedWholly: limit, differ: !=) {
    let model = duplicate.model == .old ? oldRows : newRows
    throw .item(
      identity: String(describing: model[duplicate.first.section][duplicate.first.row].identity),
      model: duplicate.model, first: duplicate.first, second: duplicate.second)
  }
  return Changeset(sections: headers, rows: rows, oldCount: old.count)
}
