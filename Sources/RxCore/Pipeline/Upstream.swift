/// What a sink hangs on: it can be told that the sink wants nothing more.
@usableFromInline class Upstream {
  @usableFromInline init() {}

  /// Stops sending to `sink`; called once, by the sink itself.
  @usableFromInline func cut(_ sink: AnySink) { preconditionFailure("cut(_:) is overridden") }
}
