import Formline

/// A row of the list: the account's name, the person's, and the address, in columns.
final class AccountCell: ListViewCell {
  /// The share of the row that the first two columns have, in hundredths.
  private static let shares = (account: 25, name: 35)
  private static let gap = 2
  /// Where the row is narrower, the address is left out.
  private static let addressMinimum = 48

  /// The account that is shown.
  var account: Account? {
    didSet { if account != oldValue { setNeedsDisplay() } }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    account = nil
  }

  override func draw(width: Int) -> [Line] {
    guard let account else { return [Line()] }
    guard width >= Self.addressMinimum else {
      return [Line(columns([(account.account, width / 2), (account.name, width)], width))]
    }
    let columns = [
      (account.account, width * Self.shares.account / 100), (account.name, width * Self.shares.name / 100),
      (account.email, width),
    ]
    return [Line(self.columns(columns, width))]
  }

  /// Texts side by side, each cut to its cells, the last to the rest of the row.
  ///
  /// Each is measured alone: what stands beside one another may join, as a skin tone does with the blank before it.
  private func columns(_ columns: [(text: String, width: Int)], _ width: Int) -> String {
    var row = ""
    var blanks = 0
    var start = 0
    for (index, column) in columns.enumerated() {
      let isLast = index == columns.count - 1
      let cell = truncate(escaped(column.text), to: max(0, isLast ? width - start : column.width - Self.gap))
      row += String(repeating: " ", count: blanks) + cell
      blanks = max(0, column.width - displayWidth(of: cell))
      start += column.width
    }
    return row
  }
}
