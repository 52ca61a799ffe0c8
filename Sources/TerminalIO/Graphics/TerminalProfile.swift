/// What a terminal said about itself.
public struct TerminalProfile: Hashable, Sendable {
  /// The colour behind the text, where it was told: always an `rgb`.
  public var background: Color?
  /// The terminal's name and version, as it spells them.
  public var version: String?
  /// Whether it could read an image of the kitty graphics protocol.
  public var acceptsGraphics = false

  /// Nothing is known.
  public init() {}

  /// Whether images can stand in frames: the terminal reads them, and shows them in place of placeholders.
  ///
  /// Some read images and print the placeholders as letters, and there is no question for that; so the terminal's name
  /// decides.
  public var showsImages: Bool { acceptsGraphics && knowsPlaceholders }

  /// kitty since 0.28, and Ghostty.
  var knowsPlaceholders: Bool {
    guard let version else { return false }
    let name = version.prefix { $0.isLetter }.lowercased()
    if name == "ghostty" { return true }
    guard name == "kitty" else { return false }
    let numbers = version.dropFirst(name.count).split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2 else { return false }
    return (numbers[0], numbers[1]) >= (0, 28)
  }

  mutating func take(_ report: TerminalReport) {
    switch report {
    case .background(let red, let green, let blue): background = .rgb(red, green, blue)
    case .version(let text): version = text
    case .graphics(TerminalInquiry.graphicsID, let isAccepted): acceptsGraphics = isAccepted
    case .graphics, .attributes: break
    }
  }
}
