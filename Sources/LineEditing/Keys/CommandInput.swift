/// What libedit has read for the command that it runs.
struct CommandInput {
  /// How many characters it took from us.
  var reads = 0
  /// The second character of a key that is two.
  var queued: Unicode.Scalar?
  /// Our key that was sent and not yet carried out.
  var sent: SentKey?
  /// Whether it read into its own line at the foot (`:`, `/`, `M-x`), which takes the place of the text.
  var usedFoot = false
  /// Whether we broke the command off.
  var isAborted = false
  /// Whether all that was read is one Alt key that began no count: libedit asks again, because it is bound to nothing,
  /// and then waits for a command.
  var isAfterAlt = false

  /// Whether what is read next begins a command.
  var isAtStart: Bool { reads == 0 || isAfterAlt }

  /// Forgets the last command.
  ///
  /// What is still to be read of a key stays.
  mutating func begin() {
    reads = 0
    usedFoot = false
    isAborted = false
    isAfterAlt = false
  }
}

/// A key of ours on its way through libedit.
struct SentKey {
  let key: PrivateKey
  /// Whether a command began with it.
  let startsCommand: Bool
  /// Whether it was lost once already.
  var isRepeated = false
}
