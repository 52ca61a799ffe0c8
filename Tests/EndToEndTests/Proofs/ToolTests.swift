import Testing

@Suite struct ToolTests {
  @Test func aMissingToolFailsAndSaysHowToInstallIt() {
    let error = #expect(throws: ToolMissing.self) { try Tool.path(of: "no-such-tool") }
    #expect(
      error?.description
        == "no-such-tool is not installed: apt-get update && apt-get install -y no-such-tool")
  }

  @Test func anInstalledToolIsFound() throws {
    #expect(try Tool.path(of: "sh").hasSuffix("/bin/sh"))
  }
}
