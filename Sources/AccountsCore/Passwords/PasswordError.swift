/// Why a password could not be hashed or checked: the facts; `PasswordError+Wording.swift` owns the sentences.
nonisolated public enum PasswordError: Error, Hashable, Sendable {
  /// More bytes than libcrypt takes, or a NUL among them.
  case unhashable
  /// This libcrypt cannot make hashes of the method; the system's error number.
  case methodUnavailable(method: String, errno: Int32)
  /// What is stored as a hash is none that this libcrypt knows.
  case unknownHash
  /// Memory ran out, or libcrypt failed in some other way; the system's error number.
  case failed(errno: Int32)
}
