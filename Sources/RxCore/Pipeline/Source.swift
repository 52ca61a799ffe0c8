/// An observable made of one closure that connects a sink.
@usableFromInline final class Source<Element>: Observable<Element> {
  @usableFromInline let run: (Sink<Element>) -> Void

  @inlinable init(_ run: @escaping (Sink<Element>) -> Void) {
    self.run = run
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if !sink.isStopped { run(sink) }
  }
}
