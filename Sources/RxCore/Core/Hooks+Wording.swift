extension Hooks {
  @usableFromInline static func report(unhandled error: any Error) {
    report("A sequence failed and nobody handles it: \(error)")
  }

  /// An error reached a target that cannot show it: a programmer's mistake.
  @usableFromInline static func trap(bound error: any Error) {
    let message = "A failure was bound to a target that cannot show it: \(error)"
    assertionFailure(message)
    report(message)
  }
}
