@testable import AccountsCore
import Formline
import FormlineTesting
import Testing

/// The frames of `accounts browse` in terminals of every width.
@Suite final class BrowseFrameTests: BrowseBench {
  private static let busy =
    "/home/ada/.local/share/accounts/accounts.sqlite: another process kept the store for more than 5 s: try again"

  /// The picture after `keys`, at a size.
  private func picture(_ columns: Int, _ rows: Int, after keys: [Keystroke]) throws -> String {
    recorder.size = TerminalSize(columns: columns, rows: rows)
    return try picture(after: keys + [.perform {}])
  }

  private func said(_ columns: Int, _ rows: Int) throws -> String {
    recorder.size = TerminalSize(columns: columns, rows: rows)
    let screen = makeScreen()
    var picture = ""
    try play(
      [
        .perform { screen.viewModel.notice.accept(Self.busy) },
        .perform { [recorder] in picture = recorder.picture }, "q",
      ], on: screen)
    return picture
  }

  @Test func aMessageIsWhole() throws {
    #expect(
      try said(80, 10) == """
        3 accounts
        admin · 1
        › ada                Ada Lovelace              ada@example.org
        editor · 1
          Grace              Grace Hopper              grace@example.org
        reader · 1
          清少納言           Sei Shōnagon 清少納言     sei@example.jp

        /home/ada/.local/share/accounts/accounts.sqlite: another process kept the store
        for more than 5 s: try again
        """)
    #expect(
      try said(20, 14) == """
        3 accounts
        admin · 1
        › ada     Ada Love…
        editor · 1
          Grace   Grace Ho…
        reader · 1
          清少…   Sei Shōn…

        /home/ada/.local/sha
        re/accounts/accounts
        .sqlite: another
        process kept the
        store for more than
        5 s: try again
        """)
    #expect(try said(200, 10).hasSuffix("\n\n" + Self.busy))
  }

  @Test(arguments: [
    (20, "? help · q leave"), (30, "Enter open · ? help · q leave"),
    (45, "Enter open · / filter · ? help · q leave"),
    (67, "Enter open · / filter · a add · e edit · ? help · q leave"),
    (68, "Enter open · / filter · a add · e edit · d delete · ? help · q leave"), (10, "? help · …"),
  ])
  func theKeysThatMatterMostHaveOneRow(columns: Int, keys: String) throws {
    #expect(try picture(columns, 10, after: []).split(separator: "\n").last.map(String.init) == keys)
  }

  @Test func whatWasDoneIsWholeInANarrowTerminal() throws {
    #expect(
      try picture(20, 8, after: [.end, "d"]) == """
        2 accounts
        admin · 1
          ada     Ada Love…
        editor · 1
        › Grace   Grace Ho…

        Removed 清少納言 · u
        undoes it
        """)
    #expect(
      try picture(20, 6, after: ["/", "zz", .enter]).hasPrefix(
        "0 of 2 accounts\nNo account matches:\nEsc clears the\nfilter\n"))
  }

  @Test func helpIsWholeInANarrowTerminal() throws {
    #expect(
      try picture(20, 8, after: ["?"]) == """
        Keys
        Up, Down, k, j     ▐
          a row up or down
        Page Up, Down
          a page
        Home, End
          the first and the
        Esc back
        """)
    #expect(
      try picture(20, 8, after: ["?", .end, .up]) == """
        Keys
          other sections:
          by role, by
          domain, none
        t
          the next theme   ▐
        q
        Esc back
        """)
  }

  @Test(arguments: [40, 80, 200]) func helpHasTwoColumnsWhereThereIsRoom(columns: Int) throws {
    let picture = try picture(columns, 24, after: ["?"])
    #expect(picture.hasPrefix("Keys\nUp, Down, k, j    a row up or down\n"))
    #expect(
      picture.contains(
        columns == 40
          ? "/                 filter: the list\n                  follows each key\n                  Enter keeps"
          : """
          /                 filter: the list follows each key
                            Enter keeps the filter, Esc clears it

          """))
  }

  @Test func anOpenAccountIsWholeInANarrowTerminal() throws {
    #expect(
      try picture(20, 12, after: [.down, .enter]) == """
        Grace
        Name
          Grace Hopper
        E-mail
          grace@example.org
        Role
          editor
        Created
          2023-11-14T22:14:
          20Z
        e edit · d delete ·
        Esc back
        """)
  }

  @Test func aLongAccountIsWholeAndScrolls() throws {
    var account = Account.ada
    account.name = Array(repeating: "山田 太郎", count: 9).joined(separator: " ")
    _ = try store.update(name: "ada", to: account, passwordHash: nil)
    #expect(
      try picture(80, 8, after: [.enter]) == """
        ada
        Name      山田 太郎 山田 太郎 山田 太郎 山田 太郎 山田 太郎 山田 太郎 山田 太郎
                  山田 太郎 山田 太郎
        E-mail    ada@example.org
        Role      admin
        Created   2023-11-14T22:13:20Z

        e edit · d delete · Esc back
        """)
    let first = try picture(20, 6, after: [.enter])
    let below = try picture(20, 6, after: [.enter, .end])
    #expect(
      first == """
        ada
        Name               ▐
          山田 太郎 山田
          太郎 山田 太郎
        e edit · d delete ·
        Esc back
        """)
    #expect(
      below == """
        ada
        Created
          2023-11-14T22:13:
          20Z              ▐
        e edit · d delete ·
        Esc back
        """)
    for keys in [[Keystroke.down], [.wheel(1, row: 2, column: 3), .up, .up], [.pageDown, .up]] {
      #expect(
        try picture(20, 6, after: [.enter] + keys).hasPrefix("ada\n  山田 太郎 山田\n"), "\(keys)")
    }
  }

  @Test func theFormHasWholeLabelsInANarrowTerminal() throws {
    #expect(
      try picture(20, 20, after: ["a"]) == """
        New account
          Account name
            ▏
          Display name

          E-mail
            name@example.org
          Role
            reader
          Password

          Password again

          Tab next ·
          Shift-Tab back ·
          Enter accept · Esc
          cancel
        """)
  }

  @Test func anAccountThatWasOpenedIsNoHeader() throws {
    var lines: [Line] = []
    try play([
      .down, .down, .enter, .escape, .up, .up,
      .perform { [recorder] in lines = recorder.frames.last?.lines ?? [] },
      "q",
    ])
    #expect(lines[6].text.hasPrefix("  清少納言"))
    #expect(lines[6].spans.map(\.style) == [.plain, .plain])
  }

  @Test(arguments: [20, 80, 200]) func theThemesBackgroundFillsEveryFrame(columns: Int) throws {
    themes.select(.highContrast)
    recorder.size = TerminalSize(columns: columns, rows: 8)
    try play(["/", "a", .enter, .escape, "?", .escape, .enter, .escape, "a", "x", .escape, "d", "q"])
    for frame in recorder.frames {
      #expect(frame.lines.count >= 8)
      for line in frame.lines {
        #expect(line.spans.reduce(0) { $0 + displayWidth(of: $1.text) } == columns, "\(line.text)")
        #expect(
          line.spans.allSatisfy { $0.style.background == Theme.highContrast.background }, "\(line.text)")
      }
    }
  }
}
