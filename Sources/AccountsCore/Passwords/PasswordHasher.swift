import CCrypt
import Glibc
public import TerminalIO

/// Makes and checks password hashes with the system's libcrypt: yescrypt, the method of Debian's own
/// `/etc/shadow` (crypt(5)).
nonisolated public struct PasswordHasher {
  /// The prefix of yescrypt's settings and hashes.
  private static let method = "$y$"

  /// How much work a hash is, 1 to 11; each step doubles memory or time.
  ///
  /// 0 is libcrypt's own choice.
  public let cost: UInt

  /// A hasher; cheaper than libcrypt's own choice for tests only.
  public init(cost: UInt = 0) { self.cost = cost }

  /// A hash to store: the method, its parameters, a salt from the system, and the hash itself, in ASCII.
  ///
  /// - Throws: `PasswordError`.
  public func hash(_ secret: Secret) throws(PasswordError) -> String {
    try Self.crypt(secret, setting: setting())
  }

  /// Whether a password is the one that `hash` was made of.
  ///
  /// The hashes are compared in a time that does not depend on where they differ.
  ///
  /// - Throws: `PasswordError`; an over-long password or one with a NUL is wrong, not an error.
  public func verify(_ secret: Secret, against hash: String) throws(PasswordError) -> Bool {
    do {
      return Self.equal(try Self.crypt(secret, setting: hash), hash)
    } catch .unhashable {
      return false
    } catch .methodUnavailable {
      throw .unknownHash
    }
  }

  /// The method, its cost and a fresh salt.
  private func setting() throws(PasswordError) -> String {
    var text = ""
    var number: Int32 = 0
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_GENSALT_OUTPUT_SIZE)) { buffer in
      // Without bytes of ours libcrypt takes the salt from the system.
      guard let start = buffer.baseAddress,
        let setting = crypt_gensalt_rn(Self.method, cost, nil, 0, start, Int32(buffer.count))
      else { return number = errno }
      text = String(cString: setting)
    }
    guard !text.isEmpty else { throw .methodUnavailable(method: "yescrypt", errno: number) }
    return text
  }

  private static func crypt(_ secret: Secret, setting: String) throws(PasswordError) -> String {
    var number: Int32 = 0
    let hash = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_OUTPUT_SIZE)) { buffer in
      number = secret.withUTF8 { ccrypt_hash($0.baseAddress, $0.count, setting, buffer.baseAddress) }
      return number == 0 ? buffer.baseAddress.map { String(cString: $0) } : nil
    }
    guard let hash else {
      switch number {
      case ERANGE: throw .unhashable
      case EINVAL: throw .methodUnavailable(method: setting, errno: number)
      default: throw .failed(errno: number)
      }
    }
    return hash
  }

  private static func equal(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
