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
  private func columns(_ columns: [(text: String, width: Int)], _ width: Int) -> String {
    var row = ""
    var end = 0
    for (index, column) in columns.enumerated() {
      row += String(repeating: " ", count: end - displayWidth(of: row))
      let isLast = index == columns.count - 1
      let room = isLast ? width - end : column.width - Self.gap
      row += truncate(escaped(column.text), to: max(0, room))
      end += column.width
    }
    return row
  }
}
