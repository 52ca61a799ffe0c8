import AccountsCore

extension Account {
  static let ada = Account(
    account: "ada", name: "Ada Lovelace", email: "ada@example.org", role: .admin,
    created: Timestamp(seconds: 1_700_000_000))
  static let grace = Account(
    account: "Grace", name: "Grace Hopper", email: "grace@example.org", role: .editor,
    created: Timestamp(seconds: 1_700_000_060))
  static let sei = Account(
    account: "清少納言", name: "Sei Shōnagon 清少納言", email: "sei@example.jp",
    created: Timestamp(seconds: 1_700_000_120))
}
