import Testing

@testable import TerminalIO

@Suite struct TerminalProfileTests {
  @Test(
    arguments: [
      ("kitty(0.28.0)", true), ("kitty(0.35.2)", true), ("kitty(1.0.0)", true), ("kitty(0.27.1)", false),
      ("kitty", false), ("ghostty 1.1.3", true), ("WezTerm 20240203-110809-5046fc22", false),
      ("Konsole 24.12.0", false), ("tmux 3.3a", false), ("XTerm(379)", false), ("", false),
      ("kittyish(9.9)", false),
    ])
  func onlySomeShowPlaceholders(version: String, shows: Bool) {
    var profile = TerminalProfile()
    profile.take(.version(version))
    #expect(profile.knowsPlaceholders == shows)
    #expect(!profile.showsImages)
    profile.take(.graphics(id: TerminalInquiry.graphicsID, isAccepted: true))
    #expect(profile.showsImages == shows)
    profile.take(.graphics(id: 9, isAccepted: false))
    #expect(profile.showsImages == shows)
    profile.take(.graphics(id: TerminalInquiry.graphicsID, isAccepted: false))
    #expect(!profile.showsImages)
  }
}
