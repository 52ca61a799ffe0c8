public import Differences

/// What stands above a section of accounts.
nonisolated public struct AccountGroup: IdentifiableType, Hashable, Sendable {
  /// The role, the domain, or nothing where all accounts stand in one section.
  public let name: String
  /// How many accounts stand below.
  public let count: Int

  /// A section is the same one when accounts come and go.
  public var identity: String { name }
}

nonisolated extension Account: IdentifiableType {
  /// The name: a store has it once.
  public var identity: String { account }
}

/// A section of a list of accounts.
public typealias AccountSection = AnimatableSectionModel<AccountGroup, Account>
