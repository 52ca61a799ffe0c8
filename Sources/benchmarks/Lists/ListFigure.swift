/// What was measured of a list.
struct ListFigure {
  let name: String
  let elapsed: Elapsed
  /// The most that was resident above what was before; nil where it is not measured.
  var peakMegabytes: Double?
  /// What it stands beside, measured in the same run.
  var peer: (name: String, milliseconds: Double)?
  /// Milliseconds that it may take; nil where none are set.
  var goal: Double?

  var row: String {
    let peak = peakMegabytes.map { "\($0.short.padded(to: 7, left: true)) MB" } ?? "         -"
    let beside = peer.map { "   \($0.name) \($0.milliseconds.short) ms" } ?? ""
    return "\(name.padded(to: 52)) \(elapsed.milliseconds.short.padded(to: 8, left: true)) ms"
      + "   cpu \(elapsed.cpuMilliseconds.short.padded(to: 8, left: true)) ms\(peak)"
      + "   goal \(goal.map { $0.short } ?? "-")\(beside)"
  }

  var json: String {
    #"{"name":"\#(name)","milliseconds":\#(elapsed.milliseconds),"cpuMilliseconds":\#(elapsed.cpuMilliseconds),"#
      + #""peakMegabytes":\#(peakMegabytes.map { "\($0)" } ?? "null"),"goal":\#(goal.map { "\($0)" } ?? "null"),"#
      + #""peer":\#(peer.map { "\"\($0.name)\"" } ?? "null"),"#
      + #""peerMilliseconds":\#(peer.map { "\($0.milliseconds)" } ?? "null")}"#
  }
}
