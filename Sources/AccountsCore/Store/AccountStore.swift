/// Where accounts are kept.
///
/// It never sees a password, only its hash.
///
/// Names are compared without regard to case (`AccountKey`). Every call throws `StoreError`.
public protocol AccountStore: AnyObject {
  /// Whether an account has this name.
  func contains(name: String) throws(StoreError) -> Bool

  /// The account of this name; `nil` where there is none.
  func account(named name: String) throws(StoreError) -> Account?

  /// The hash of the password of the account of this name; `nil` where there is none.
  func passwordHash(for name: String) throws(StoreError) -> String?

  /// Adds an account. When the call returns, it survives a power failure.
  ///
  /// - Throws: `StoreError.taken` where an account of this name is stored, in capitals or small letters.
  func insert(_ account: Account, passwordHash: String) throws(StoreError)

  /// Puts `account`, and `passwordHash` unless it is `nil`, in the place of the account named `name`, which may
  /// get another name.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `StoreError.taken` where the new name is another account's.
  func update(name: String, to account: Account, passwordHash: String?) throws(StoreError) -> Bool

  /// Removes the account of this name, and says whether there was one.
  func remove(name: String) throws(StoreError) -> Bool

  /// Removes the account of this name and gives what was stored, so that `insert` can bring it back.
  ///
  /// - Returns: The account and the hash of its password; `nil` where there was none.
  func take(name: String) throws(StoreError) -> (account: Account, passwordHash: String)?

  /// A number that is another one whenever somebody else has changed the store since it was last asked for.
  ///
  /// Changes of this object's own leave it as it is. O(1).
  func revision() throws(StoreError) -> Int64

  /// Gives every account in the order of the names' keys, one at a time, in constant memory.
  ///
  /// Calls of one `reading` see the same accounts. Rethrows what `body` throws.
  func forEachAccount(_ body: (Account) throws -> Void) throws

  /// Runs `body` on one state of the store, whatever other processes write meanwhile.
  func reading<Result>(_ body: () throws -> Result) throws -> Result
}
