/// Runs sources one after another: the inside of concat, retry and the catch of a list.
///
/// It goes on in a loop, not by recursion, so that a source that ends at once may be repeated without limit.
final class Sequencer<Element>: Fan<Element> {
  /// Which end of a source leads to the next one.
  enum Step {
    case onCompleted
    case onError
  }

  private let step: Step
  private let nextSource: (_ after: (any Error)?) throws -> Observable<Element>?
  private var isConnecting = false
  private var isDue = false
  private var lastError: (any Error)?

  init(
    _ downstream: Sink<Element>, step: Step,
    next: @escaping (_ after: (any Error)?) throws -> Observable<Element>?
  ) {
    self.step = step
    nextSource = next
    super.init(downstream)
  }

  /// Gives one source after another, and lets go of each: a source that runs is not kept by what follows it.
  static func consuming<Sources: Sequence>(_ sources: Sources) -> () -> Observable<Element>?
  where Sources.Element == Observable<Element> {
    if let list = sources as? [Observable<Element>] {
      var rest = Array(list.reversed())
      return { rest.popLast() }
    }
    var rest = sources.makeIterator()
    return { rest.next() }
  }

  /// Connects the next source, or ends as the last one did.
  func advance() {
    isDue = true
    if isConnecting { return }
    isConnecting = true
    while isDue, !downstream.isStopped {
      isDue = false
      do {
        if let source = try nextSource(lastError) {
          source.attach(SequencerInlet(self))
        } else if let lastError {
          downstream.fail(lastError)
        } else {
          downstream.complete()
        }
      } catch {
        downstream.fail(error)
      }
    }
    isConnecting = false
  }

  fileprivate func ended(with error: (any Error)?) {
    let leadsOn = (step == .onError) == (error != nil)
    if leadsOn {
      lastError = error
      advance()
    } else if let error {
      downstream.fail(error)
    } else {
      downstream.complete()
    }
  }
}

private final class SequencerInlet<Element>: Inlet<Element, Element> {
  private let sequencer: Sequencer<Element>

  init(_ sequencer: Sequencer<Element>) {
    self.sequencer = sequencer
    super.init(sequencer)
  }

  override func receive(_ value: Element) { sequencer.downstream.next(value) }
  override func receiveError(_ error: any Error) { sequencer.ended(with: error) }
  override func receiveCompleted() { sequencer.ended(with: nil) }
}
