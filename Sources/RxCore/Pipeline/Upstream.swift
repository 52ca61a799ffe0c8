/// What a sink hangs on: it can be told that the sink wants nothing more.
@usableFromInline class Upstream {
  @usableFromInline init() {}

  /// Lets nothing more through to the one sink below, and tells those above; what many listen to goes on.
  ///
  /// Nothing is torn down yet.
  func stop() {}

  /// Stops sending to `sink`; called once, by the sink itself.
  @usableFromInline func cut(_ sink: AnySink) { preconditionFailure("cut(_:) is overridden") }
}
