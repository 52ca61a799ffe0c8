/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, Sendable {
  /// No colour. Bold, underline and the like still work.
  case none
  /// The sixteen colours that the terminal's user chose.
  case ansi16
  /// xterm's palette of 256.
  case palette256
  /// 24 bits.
  case trueColor

  /// Whether the left shows fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What the environment says, which is passed in as a look-up.
  ///
  /// `TERM` unset or `dumb`: none, whatever else is said. `NO_COLOR` with any content: none (no-color.org).
  /// `CLICOLOR_FORCE` other than `0`: colours even where the output is no terminal. `CLICOLOR=0`: none
  /// (bixense.com/clicolors). Then `COLORTERM` (`truecolor`, `24bit`) and the name in `TERM` tell how many.
  /// GNU screen hands `COLORTERM` on but shows no 24-bit colours, so there it does not count.
  public init(isTerminal: Bool, environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    let isForced = environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
    let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let isWanted = isForced || (isTerminal && environment("CLICOLOR") != "0")
    guard speaksEscapeSequences(environment: environment), !isForbidden, isWanted else {
      self = .none
      return
    }
    let named = Self.depth(ofTerminalNamed: term)
    let promised = environment("COLORTERM").map { $0 == "truecolor" || $0 == "24bit" } ?? false
    self =
      promised && !term.hasPrefix("screen") ? .trueColor : isForced ? max(named, .ansi16) : named
  }

  private static func depth(ofTerminalNamed term: String) -> ColorDepth {
    let trueColorTerminals = ["alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"]
    if term.hasSuffix("-direct") || trueColorTerminals.contains(where: term.hasPrefix) {
      return .trueColor
    }
    if term.hasSuffix("256color") { return .palette256 }
    // DEC's terminals, and what imitates them exactly, are monochrome.
    return term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") ? .none : .ansi16
  }
}

/// Whether the terminal understands escape sequences at all; `TERM` unset, empty or `dumb` says that it does not.
public func speaksEscapeSequences(environment: (String) -> String?) -> Bool {
  guard let term = environment("TERM") else { return false }
  return !term.isEmpty && term != "dumb"
}
