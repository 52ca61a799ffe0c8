import Differences
import Views

/// The views of the rows, headers and footers that are in sight.
struct VisibleParts {
  var cells: [IndexPath: ListViewCell] = [:]
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]

  /// The view of a part; `nil` where it is not in sight.
  subscript(part: ListPart) -> View? {
    switch part {
    case .row(let indexPath): cells[indexPath]
    case .header(let section): headers[section]
    case .footer(let section): footers[section]
    }
  }
}
