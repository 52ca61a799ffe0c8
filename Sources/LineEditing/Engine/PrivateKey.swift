/// Keys that only this module sends to libedit: the scalars U+0081-9F, which no terminal's input can be (the
/// decoder makes U+FFFD of them).
///
/// They are bound in every map to a function of ours that does nothing but note the key. What it means is done
/// when libedit's command has returned: no code of a form's ever runs inside a C callback.
enum PrivateKey: UInt8, CaseIterable {
  /// The program changed the text.
  case change = 0x81
  case previous
  case next
  case tab
  case up
  case down
  case left
  case right
  case home
  case end
  case wordLeft
  case wordRight
  case backspace
  case delete
  case escape
  case paste
  case redraw

  /// The scalar that libedit reads.
  var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) }
}

/// Keys that only this module sends and that libedit answers by itself: they are bound to its own functions,
/// whatever the user bound to the keys that usually have them.
enum StockKey: UInt8, CaseIterable {
  case olderEntry = 0x9A
  case newerEntry
  case previousWord
  case nextWord

  /// The scalar that libedit reads.
  var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) }

  /// libedit's name for what it does.
  var command: String {
    switch self {
    case .olderEntry: "ed-prev-history"
    case .newerEntry: "ed-next-history"
    case .previousWord: "ed-prev-word"
    case .nextWord: "em-next-word"
    }
  }
}
