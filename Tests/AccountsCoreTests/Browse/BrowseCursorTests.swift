@testable import AccountsCore
import Formline
import FormlineTesting
import Testing

/// Which account the cursor of `accounts browse` is on, when the list is another one.
@Suite final class BrowseCursorTests: BrowseBench {
  /// The rows with the cursor after each `look` of `keys`.
  private func cursors(_ keys: [Keystroke], grouping: Grouping = .role) throws -> [String] {
    var names: [String] = []
    let look = Keystroke.perform { [recorder] in
      let row = recorder.picture.split(separator: "\n").first { $0.hasPrefix("› ") }
      names.append(row.map { String($0.dropFirst(2).prefix { $0 != " " }) } ?? "")
    }
    try play(keys.flatMap { [$0, look] } + ["q"], grouping: grouping)
    return names
  }

  @Test func itStaysOnItsAccountWhenTheFilterIsCleared() throws {
    #expect(
      try cursors(["/", "e", .enter, .down, .escape]).suffix(3) == ["ada", "Grace", "Grace"])
    #expect(try cursors(["/", "hopper", .escape]).suffix(2) == ["Grace", "Grace"])
    #expect(try cursors(["/", "s", "e", .backspace, .backspace]).suffix(2) == ["清少納言", "清少納言"])
  }

  @Test func anotherFilterIsLookedThroughFromItsFirstRow() throws {
    #expect(try cursors([.down, .down, "/", "example"]) == ["Grace", "清少納言", "清少納言", "ada"])
  }

  @Test func whereNothingMatchedItIsOnTheFirstRow() throws {
    #expect(try cursors([.down, "/", "zz", .escape]).suffix(2) == ["", "ada"])
  }

  @Test func itStaysOnItsAccountWhenTheSectionsAreOthers() throws {
    #expect(try cursors([.down, "g", "g", "g"]) == ["Grace", "Grace", "Grace", "Grace"])
    #expect(try cursors([.end, "g"]) == ["清少納言", "清少納言"])
    // The first row of the list is another one then.
    #expect(try picture(after: [.end, "g"]).hasPrefix("3 accounts\nexample.jp · 1\n› 清少納言"))
  }

  @Test func itGoesToTheAccountThatIsBroughtBack() throws {
    #expect(try cursors([.end, "d", .home, "u"]) == ["清少納言", "Grace", "ada", "清少納言"])
    #expect(try cursors(["d", "d", "u", "u"]) == ["Grace", "清少納言", "Grace", "ada"])
  }

  @Test func itGoesToTheAccountThatWasEditedOrAdded() throws {
    let next = [Keystroke](repeating: .tab, count: 5)
    let renamed: [Keystroke] = ["e", .end, .backspace, .backspace, .backspace, "zoe"] + next + [.enter]
    #expect(try cursors(renamed, grouping: .none).last == "zoe")
    #expect(try names() == ["Grace", "zoe", "清少納言"])
    let added: [Keystroke] = [
      .end, "a", "bob", .tab, "Bob", .tab, "bob@example.org", .tab, .tab, "correct horse", .tab,
      "correct horse", .enter,
    ]
    #expect(try cursors(added, grouping: .none).last == "bob")
  }

  @Test func whatTheFilterDoesNotLeaveIsBroughtBackUnseen() throws {
    #expect(try cursors(["d", "/", "sei", .enter, "u"]).suffix(2) == ["清少納言", "清少納言"])
    #expect(try names() == ["ada", "Grace", "清少納言"])
  }

  @Test func itIsInSightWhereverItIs() throws {
    for number in 100..<160 {
      let account = Account(
        account: "reader\(number)", name: "Reader", email: "r@\(number).example.org",
        created: Timestamp(seconds: 0))
      try store.insert(account, passwordHash: "$y$hash")
    }
    #expect(try cursors(["/", "130", .enter, .escape, "g", "g"]).suffix(4).allSatisfy { $0 == "reader130" })
  }

  @Test func otherSectionsOfWhatTheFilterLeavesKeepTheCursorOnItsAccount() throws {
    var pictures: [String] = []
    let look = Keystroke.perform { [recorder] in pictures.append(recorder.picture) }
    try play(["/", "example.org", .enter, .down, "g", look, "g", look, "g", look, "q"])
    let accounts = [
      "ada                Ada Lovelace              ada@example.org",
      "Grace              Grace Hopper              grace@example.org",
    ]
    #expect(
      pictures[0].hasPrefix("2 of 3 accounts\nexample.org · 2\n  \(accounts[0])\n› \(accounts[1])\n\n"))
    #expect(pictures[1].hasPrefix("2 of 3 accounts\n  \(accounts[0])\n› \(accounts[1])\n\n"))
    #expect(
      pictures[2].hasPrefix(
        "2 of 3 accounts\nadmin · 1\n  \(accounts[0])\neditor · 1\n› \(accounts[1])\n\n"))
  }
}
