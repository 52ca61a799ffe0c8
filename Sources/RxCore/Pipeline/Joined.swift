/// The description of what joins sources of any number and type: the sources, and how a run of them begins.
///
/// A class that takes its pack as a tuple: a closure cannot capture one.
@usableFromInline final class Joined<Output, each Value>: Observable<Output> {
  @usableFromInline typealias Begin = (Joined, Sink<Output>) -> Void

  let sources: (repeat Observable<each Value>)
  private let begin: Begin

  @usableFromInline init(_ sources: (repeat Observable<each Value>), begin: @escaping Begin) {
    self.sources = sources
    self.begin = begin
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Output>) { begin(self, sink) }
}
