@testable import AccountsCore
import Formline
import FormlineTesting
import LeakCheck
import TestSupport
import Testing

/// `accounts browse` as a person sees it, played by keys.
@Suite final class BrowseScreenTests: BrowseBench {
  @Test func theAccountsStandInSections() throws {
    #expect(
      try picture(after: []) == """
        3 accounts
        admin · 1
        › ada                Ada Lovelace              ada@example.org
        editor · 1
          Grace              Grace Hopper              grace@example.org
        reader · 1
          清少納言           Sei Shōnagon 清少納言     sei@example.jp


        Enter open · / filter · a add · e edit · d delete · ? help · q leave
        """)
  }

  @Test func theListIsCutAtTheRightCell() throws {
    recorder.size = TerminalSize(columns: 20, rows: 8)
    #expect(
      try picture(after: []) == """
        3 accounts
        admin · 1
        › ada     Ada Love…
        editor · 1
          Grace   Grace Ho…
        reader · 1
          清少…   Sei Shōn…
        ? help · q leave
        """)
    recorder.size = TerminalSize(columns: 200, rows: 8)
    let gap = String(repeating: " ", count: 60)
    #expect(
      try picture(after: []) == """
        3 accounts
        admin · 1
        › ada\(gap.dropLast(14))Ada Lovelace\(gap.dropLast(4))ada@example.org
        editor · 1
          Grace\(gap.dropLast(16))Grace Hopper\(gap.dropLast(4))grace@example.org
        reader · 1
          清少納言\(gap.dropLast(19))Sei Shōnagon 清少納言\(gap.dropLast(13))sei@example.jp
        Enter open · / filter · a add · e edit · d delete · ? help · q leave
        """)
  }

  @Test func theListFollowsEachKeyOfTheFilter() throws {
    var pictures: [String] = []
    let look = Keystroke.perform { [recorder] in pictures.append(recorder.picture) }
    try play([
      "/", "e.j", look, .backspace, "o", .backspace, .backspace, .backspace, "gr", look, .enter, look,
      .escape, look, "q",
    ])
    #expect(
      pictures[1] == """
        1 of 3 accounts
        editor · 1
        › Grace              Grace Hopper              grace@example.org






        /gr▏
        """)
    #expect(pictures[0].hasPrefix("1 of 3 accounts\nreader · 1\n› 清少納言"))
    #expect(
      pictures[2].hasSuffix("/gr\nEnter open · / filter · a add · e edit · d delete · ? help · q leave"))
    #expect(pictures[3].hasPrefix("3 accounts"))
  }

  @Test func nothingMatches() throws {
    #expect(
      try picture(after: ["/", "zz", .enter]).hasPrefix(
        "0 of 3 accounts\nNo account matches: Esc clears the filter\n"))
  }

  @Test func enterOpensAnAccountAndEscapeGoesBack() throws {
    var pictures: [String] = []
    let look = Keystroke.perform { [recorder] in pictures.append(recorder.picture) }
    try play([.down, .enter, look, .escape, look, "q"])
    #expect(
      pictures[0] == """
        Grace
        Name      Grace Hopper
        E-mail    grace@example.org
        Role      editor
        Created   2023-11-14T22:14:20Z




        e edit · d delete · Esc back
        """)
    #expect(pictures[1].contains("› Grace"))
  }

  @Test func anOpenAccountIsShownAsItWasChanged() throws {
    var pictures: [String] = []
    let look = Keystroke.perform { [recorder] in pictures.append(recorder.picture) }
    let toPassword = [Keystroke](repeating: .tab, count: 3)
    try play(
      [.down, .enter, "e", .tab, .end, "!"] + toPassword + [.tab, .enter, look]
        + ["e", .end, "2", .tab, .end, "?"] + toPassword + [.tab, .enter, look, .escape, "q"])
    #expect(pictures[0].hasPrefix("Grace\nName      Grace Hopper!\n"))
    #expect(pictures[1].hasPrefix("Grace2\nName      Grace Hopper!?\n"))
    #expect(try store.account(named: "grace2")?.name == "Grace Hopper!?")
    #expect(try store.account(named: "grace") == nil)
  }

  @Test func anOpenAccountThatIsRemovedElsewhereSaysSo() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    let picture = try picture(after: [
      .enter,
      .perform { [time] in
        _ = try? other.remove(name: "ada")
        time.advanceBy(BrowseScreen.watchTime)
      }, "e", "d",
    ])
    #expect(picture.hasSuffix("No longer stored: somebody removed or renamed it · Esc back"))
  }

  @Test func anOpenAccountIsDeletedAndComesBack() throws {
    #expect(try picture(after: [.enter, "d"]).hasPrefix("2 accounts"))
    #expect(try names() == ["Grace", "清少納言"])
  }

  @Test(arguments: [20, 80, 200])
  func textFromOutsideIsNeverSentAsItIs(columns: Int) throws {
    recorder.size = TerminalSize(columns: columns, rows: 10)
    var account = Account.ada
    account.name = "A\u{1B}[31m\u{202E}x"
    account.email = "a@\u{9B}2J.org"
    _ = try store.update(name: "ada", to: account, passwordHash: nil)
    for grouping in Grouping.allCases {
      try play(["/", "a", .enter, .enter, .escape, "q"], grouping: grouping)
      for frame in recorder.frames {
        #expect(!frame.text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{9B}"].contains($0) })
        #expect(frame.lines.allSatisfy { displayWidth(of: $0.text) <= columns })
      }
    }
  }

  @Test(arguments: [20, 80, 200])
  func whatJoinsWithTheBlankBeforeItIsShownToo(columns: Int) throws {
    recorder.size = TerminalSize(columns: columns, rows: 10)
    var account = Account.ada
    account.name = String(repeating: "\u{1F3FD}", count: 14)
    _ = try store.update(name: "ada", to: account, passwordHash: nil)
    #expect(try picture(after: []).contains("› ada"))
  }

  @Test func aClickOpensAnAccount() throws {
    #expect(try picture(after: [.click(row: 4, column: 5)]).hasPrefix("Grace\nName"))
  }

  @Test func deletedAccountsComeBackWithUndo() throws {
    var stored: [[String]] = []
    let look = Keystroke.perform { [store] in
      var names: [String] = []
      try? store.forEachAccount { names.append($0.account) }
      stored.append(names)
    }
    let picture = try picture(after: ["d", look, "u", look])
    #expect(stored == [["Grace", "清少納言"], ["ada", "Grace", "清少納言"]])
    #expect(picture.hasSuffix("ada is back"))
  }

  @Test func aWordGivesWayToTheKeysAfterAWhile() throws {
    let picture = try picture(after: ["d", .perform { [time] in time.advanceBy(.seconds(5)) }])
    #expect(picture.hasSuffix("q leave"))
  }

  @Test func anAddedAccountIsInTheList() throws {
    let picture = try picture(after: [
      "a", "taro", .tab, "山田", .tab, "t@example.org", .tab, .tab, "correct horse", .tab, "correct horse",
      .enter,
    ])
    #expect(picture.contains("› taro               山田                      t@example.org"))
    #expect(picture.hasSuffix("Stored taro"))
    #expect(try store.account(named: "taro")?.role == .reader)
  }

  @Test func anEditedAccountIsTheOneUnderTheCursor() throws {
    try play([.down, "e", .tab, .end, "!", .tab, .tab, .tab, .tab, .enter, "q"])
    #expect(try store.account(named: "grace")?.name == "Grace Hopper!")
    #expect(try store.passwordHash(for: "grace") == "$y$hash")
  }

  @Test func anotherProcessesChangeAppearsByItself() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    var tinted: [Style] = []
    let picture = try picture(after: [
      .perform { [time] in
        _ = try? other.remove(name: "grace")
        time.advanceBy(BrowseScreen.watchTime)
      },
      .perform { [recorder] in
        tinted = recorder.frames.last?.lines[4].spans.map(\.style) ?? []
      },
      .perform { [time] in time.advanceBy(AnimationConfiguration.duration) },
    ])
    #expect(!picture.contains("Grace"))
    #expect(picture.hasPrefix("2 accounts"))
    #expect(!tinted.isEmpty && tinted != [.plain])
  }

  /// Somebody else's change while only some accounts are shown.
  @Test func anotherProcessesChangeIsSeenThroughTheFilter() throws {
    let other = try SQLiteAccountStore(path: folder.file("accounts.sqlite"))
    let alan = Account(
      account: "alan", name: "Alan Turing", email: "alan@example.org", role: .editor,
      created: Timestamp(seconds: 0))
    let jun = Account(
      account: "jun", name: "Jun Murai", email: "jun@example.jp", created: Timestamp(seconds: 0))
    var frames: [Frame] = []
    let look = Keystroke.perform { [recorder] in frames.append(recorder.frames.last ?? Frame()) }
    let picture = try picture(after: [
      "/", "example.org", .enter, .down, look,
      .perform { [time] in
        for account in [alan, jun] { try? other.insert(account, passwordHash: "$y$hash") }
        time.advanceBy(BrowseScreen.watchTime)
      }, look,
      .perform { [time] in time.advanceBy(AnimationConfiguration.duration) }, look,
      .perform { [time] in
        _ = try? other.remove(name: "ada")
        time.advanceBy(BrowseScreen.watchTime + AnimationConfiguration.duration)
      },
    ])
    // The cursor stays with its account, the account that came is tinted for a while, and who does not match is not shown.
    #expect(
      frames[1].picture == """
        3 of 5 accounts
        admin · 1
          ada                Ada Lovelace              ada@example.org
        editor · 2
          alan               Alan Turing               alan@example.org
        › Grace              Grace Hopper              grace@example.org


        /example.org
        Enter open · / filter · a add · e edit · d delete · ? help · q leave
        """)
    #expect(frames[1].lines[4].spans.contains { $0.style != .plain })
    #expect(frames[2].lines[4].spans.allSatisfy { $0.style == .plain })
    #expect(
      picture.hasPrefix(
        """
        2 of 4 accounts
        editor · 2
          alan               Alan Turing               alan@example.org
        › Grace              Grace Hopper              grace@example.org
        """))
  }

  /// A list that was filtered is a list like any other: what is under the cursor is what keys work on.
  @Test func keysWorkOnTheAccountsThatAreLeft() throws {
    var pictures: [String] = []
    let look = Keystroke.perform { [recorder] in pictures.append(recorder.picture) }
    try play(
      [
        "/", "example.", .enter, .down, .down, look, .enter, look, .escape, .escape, look, "/", "ra", .enter,
        "d", look, .escape, look, "u", look, "q",
      ], grouping: .domain)
    #expect(
      pictures[0].hasPrefix(
        """
        3 of 3 accounts
        example.jp · 1
          清少納言           Sei Shōnagon 清少納言     sei@example.jp
        example.org · 2
          ada                Ada Lovelace              ada@example.org
        › Grace              Grace Hopper              grace@example.org
        """))
    #expect(pictures[1].hasPrefix("Grace\nName"))
    #expect(pictures[2].hasPrefix("3 accounts\nexample.jp · 1\n  清少納言"))
    #expect(pictures[2].contains("› Grace"))
    #expect(pictures[3].hasPrefix("0 of 2 accounts\nNo account matches: Esc clears the filter"))
    #expect(
      pictures[4].hasPrefix(
        """
        2 accounts
        example.jp · 1
        › 清少納言           Sei Shōnagon 清少納言     sei@example.jp
        example.org · 1
          ada                Ada Lovelace              ada@example.org

        """))
    #expect(pictures[5].contains("example.org · 2\n  ada"))
    #expect(pictures[5].contains("› Grace"))
    #expect(try names() == ["ada", "Grace", "清少納言"])
  }

  /// An address without a domain has no header, and the others have theirs.
  @Test func accountsWithoutADomainStandFirst() throws {
    var account = Account.ada
    account.email = "root"
    _ = try store.update(name: "ada", to: account, passwordHash: nil)
    #expect(
      try picture(after: [], grouping: .domain).hasPrefix(
        """
        3 accounts
        › ada                Ada Lovelace              root
        example.jp · 1
          清少納言           Sei Shōnagon 清少納言     sei@example.jp
        example.org · 1
        """))
  }

  @Test func theNextThemeIsThereAtOnce() throws {
    let before = themes.current.name
    let picture = try picture(after: ["t"])
    #expect(themes.current.name != before)
    #expect(picture.hasSuffix("Theme \(themes.current.name)"))
    #expect(recorder.frames.last?.lines[1].spans.first?.style == themes.current.list.header)
  }

  @Test func helpSaysWhatEveryKeyDoes() throws {
    recorder.size = TerminalSize(columns: 80, rows: 24)
    var help = ""
    try play(["?", .perform { [recorder] in help = recorder.picture }, .escape, "q"])
    for key in ["Enter", "/ ", "a ", "e ", "d, Delete", "u ", "g ", "t ", "q "] {
      #expect(help.contains("\n\(key)"), "\(key)")
    }
  }

  @Test(arguments: [(Keystroke.controlC, ScreenOutcome.interrupted), ("q", .finished)])
  func leaving(key: Keystroke, outcome: ScreenOutcome) throws {
    #expect(try play([key]) == outcome)
  }

  @Test func everyScreenDies() throws {
    try assertDeallocated {
      let screen = makeScreen()
      let session = ScreenSession(
        screen, keys: ScriptedKeyboard(["/", "g", .enter, .enter, .escape, "?", .escape, "e", .escape, "q"]),
        renderer: recorder, scheduler: time)
      _ = try session.run()
      return screen
    }
  }
}
