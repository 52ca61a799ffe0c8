/// Two rows with one identity, the upper first.
@usableFromInline struct Duplicate {
  @usableFromInline let model: DuplicateIdentity.Model
  @usableFromInline let first: IndexPath
  @usableFromInline let second: IndexPath

  @inlinable init(_ model: DuplicateIdentity.Model, _ one: IndexPath, _ other: IndexPath) {
    self.model = model
    first = Swift.min(one, other)
    second = Swift.max(one, other)
  }
}

/// The first row from the top of `model` that repeats an identity.
///
/// Linear time, one hash a row.
@inlinable func firstDuplicate<Row: IdentifiableType>(in rows: [[Row]], of model: DuplicateIdentity.Model)
  -> Duplicate?
{
  let count = rows.reduce(0) { $0 + $1.count }
  var paths: [Stray] = []
  paths.reserveCapacity(count)
  var table = IdentityTable(capacity: count)
  for section in rows.indices {
    for row in rows[section].indices {
      let identity = rows[section][row].identity
      let twin = table.findOrInsert(paths.count, IdentityTable.fold(identity.hashValue)) {
        rows[Int(paths[$0].section)][Int(paths[$0].row)].identity == identity
      }
      if let twin { return Duplicate(model, paths[twin].path, IndexPath(row: row, section: section)) }
      paths.append(Stray(section: section, row: row))
    }
  }
  return nil
}
