/// An account was stored, and then the answer that says so could not be written: whoever retries must know that the
/// name is taken by the first try.
nonisolated struct UntoldAddition: ReportableError, Hashable {
  /// Why the answer could not be written.
  var cause: OutputError

  /// As for every answer that cannot be written.
  var exitStatus: ExitStatus { cause.exitStatus }

  /// That the account is there, before what went wrong; nothing where whoever would read it has gone.
  var messages: [String] { cause.messages.map { "the account was stored, but \($0)" } }
}
