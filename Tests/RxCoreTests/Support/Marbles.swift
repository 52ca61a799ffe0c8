import FormlineTesting
import RxCore
import Testing

/// Time drawn as text, on a clock of its own: `TestScheduler` with the tests' short words.
///
/// Every graph that is drawn is watched, at its sources and at its end: once it is disposed, nothing of it is left.
struct Marbles {
  static let frame = TestScheduler.frame

  let clock = TestScheduler()
  private let graph = GraphWatch()

  var scheduler: VirtualTimeScheduler { clock }

  /// A sequence that happens whether somebody listens or not.
  func hot(_ diagram: String) -> Observable<String> { graph.watch(clock.hot(diagram)) }

  /// A sequence that begins with each subscription.
  func cold(_ diagram: String) -> Observable<String> { graph.watch(clock.cold(diagram)) }

  /// Runs to the end, or for `frames`, and draws what `observable` said.
  func draw<Element>(
    _ observable: Observable<Element>, frames: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let drawing = clock.draw(graph.watch(observable), frames: frames)
    #expect(graph.alive == 0, "of \(drawing) something is left", sourceLocation: sourceLocation)
    return drawing
  }
}

/// Draws what `build` makes of hot sequences.
func draw<Element>(
  _ inputs: String..., frames: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ build: ([Observable<String>], VirtualTimeScheduler) -> Observable<Element>
) -> String {
  weak var clock: TestScheduler?
  let drawing: String
  do {
    let marbles = Marbles()
    clock = marbles.clock
    drawing = marbles.draw(
      build(inputs.map(marbles.hot), marbles.scheduler), frames: frames ?? (inputs.map(\.count).max() ?? 1),
      sourceLocation: sourceLocation)
  }
  #expect(clock == nil, "the clock of \(drawing) is left", sourceLocation: sourceLocation)
  return drawing
}

extension Duration {
  static func frames(_ count: Int) -> Duration { Marbles.frame * count }
}
