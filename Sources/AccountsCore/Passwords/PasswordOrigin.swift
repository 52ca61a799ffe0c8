/// Where a password comes from that nobody types at a prompt.
///
/// There is no origin for the command line, which every user of the machine can read.
nonisolated public enum PasswordOrigin: Hashable, Sendable {
  /// The next line of standard input: `--password-stdin`.
  case standardInput
  /// The only line of a file: `--password-file PATH`.
  case file(path: String)
}
