import FormlineTesting
import Forms
import TerminalIO
import Testing

/// One case, once as keys and once as a script.
@Suite struct BothWaysTests {
  @Test(arguments: Way.allCases)
  func everyAnswerArrives(way: Way) throws {
    let model = JoinModel()
    #expect(try way.run(model, ["Taro", "taro@example.org", "", "sesame"]) == .submitted)
    #expect(model.joined == ["Taro <taro@example.org> core 6"])
  }

  @Test(arguments: Way.allCases)
  func anAnswerTakesTheDefaultsPlace(way: Way) throws {
    let model = JoinModel()
    #expect(try way.run(model, ["Taro", "taro@example.org", "docs", "sesame"]) == .submitted)
    #expect(model.joined == ["Taro <taro@example.org> docs 6"])
  }

  @Test(arguments: Way.allCases)
  func textOfEveryScriptArrivesAsItWasEntered(way: Way) throws {
    let model = JoinModel()
    #expect(try way.run(model, ["山田 太郎 👩‍👩‍👧", "é@例え.jp", "", "パスワード"]) == .submitted)
    #expect(model.joined == ["山田 太郎 👩‍👩‍👧 <é@例え.jp> core 5"])
  }
}
