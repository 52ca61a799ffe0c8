/// One figure and what it stands beside in the same run.
struct Measurement {
  var name: String
  var value: Double
  var peer: Double
  var unit: String

  /// One row of the table.
  var row: String {
    "\(name.padded(to: 56)) \(value.short.padded(to: 9, left: true)) \(unit)"
      + "   beside \(peer.short.padded(to: 9, left: true)) \(unit)   ratio \((value / peer).short)"
  }

  /// One object of the JSON array.
  var json: String {
    #"{"name":"\#(name)","value":\#(value),"peer":\#(peer),"ratio":\#(value / peer),"unit":"\#(unit)"}"#
  }
}

extension Double {
  /// Two digits behind the point.
  var short: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.isFinite else { return "-" }
    let whole = Int(hundredths)
    let rest = abs(whole % 100)
    return "\(whole < 0 && whole > -100 ? "-" : "")\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// Blanks added up to a width.
  func padded(to width: Int, left: Bool = false) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, width - count))
    return left ? blanks + self : self + blanks
  }
}
