/// A data source that knows of all sections at once whether they have titles.
///
/// A list lays all its sections out before it shows the first; without this it has to ask for the title of each.
protocol TitlingDataSource: AnyObject {
  /// Whether headers have titles, all of them or none; `nil` where each has to be asked for.
  var headersHaveTitles: Bool? { get }
  /// Whether footers have titles, all of them or none; `nil` where each has to be asked for.
  var footersHaveTitles: Bool? { get }
}
