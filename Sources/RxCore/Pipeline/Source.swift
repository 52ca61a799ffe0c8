/// An observable made of one closure that connects a sink.
@usableFromInline final class Source<Element>: Observable<Element> {
  @usableFromInline let run: (Sink<Element>) -> Void
  /// How many stages stand before it, as far as it was told.
  private var stagesBefore: Int32 = 0

  @inlinable init(_ run: @escaping (Sink<Element>) -> Void) {
    self.run = run
    super.init()
  }

  @usableFromInline override var depth: Int32 { stagesBefore }

  /// This as the stage that follows one at `depth`.
  @usableFromInline func following(_ depth: Int32) -> Source<Element> {
    stagesBefore = depth + 1
    return self
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if sink.isStopped { return }
    run(StackGuard.asks(at: stagesBefore) ? StackGuard.guarded(sink, depth: stagesBefore) : sink)
  }
}
