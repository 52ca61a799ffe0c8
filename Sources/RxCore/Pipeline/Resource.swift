/// A source that has something to dispose: it owns its sink, and itself, until the sink wants no more.
@usableFromInline final class Resource: Upstream {
  private var sink: AnySink?
  private var held: (any Disposable)?
  private var itself: Resource?

  /// Ties `disposable` to `sink`: it is disposed with it, at once if the sink is over already.
  @usableFromInline static func hold(_ disposable: any Disposable, for sink: AnySink) {
    if sink.isStopped {
      disposable.dispose()
    } else if !(disposable is NopDisposable) {
      let resource = Resource(sink, disposable)
      resource.itself = resource
      sink.upstream = resource
    }
  }

  /// Undoes `hold` without disposing: what was held has done its work.
  static func letGo(of sink: AnySink) {
    guard let resource = sink.upstream as? Resource else { return }
    sink.upstream = nil
    resource.held = nil
    resource.sink = nil
    resource.itself = nil
  }

  private init(_ sink: AnySink, _ disposable: any Disposable) {
    self.sink = sink
    held = disposable
    super.init()
  }

  @usableFromInline override func cut(_ sink: AnySink) {
    let last = held
    held = nil
    self.sink = nil
    itself = nil
    last?.dispose()
  }
}
