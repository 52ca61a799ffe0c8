import FormlineTesting
import RxCore

/// Time drawn as text, on a clock of its own: `TestScheduler` with the tests' short words.
struct Marbles {
  static let frame = TestScheduler.frame

  let clock = TestScheduler()

  var scheduler: VirtualTimeScheduler { clock }

  /// A sequence that happens whether somebody listens or not.
  func hot(_ diagram: String) -> Observable<String> { clock.hot(diagram) }

  /// A sequence that begins with each subscription.
  func cold(_ diagram: String) -> Observable<String> { clock.cold(diagram) }

  /// Runs to the end, or for `frames`, and draws what `observable` said.
  func draw<Element>(_ observable: Observable<Element>, frames: Int) -> String {
    clock.draw(observable, frames: frames)
  }
}

/// Draws what `build` makes of hot sequences.
func draw<Element>(
  _ inputs: String..., frames: Int? = nil,
  _ build: ([Observable<String>], VirtualTimeScheduler) -> Observable<Element>
) -> String {
  let marbles = Marbles()
  let sources = inputs.map(marbles.hot)
  return marbles.draw(build(sources, marbles.scheduler), frames: frames ?? (inputs.map(\.count).max() ?? 1))
}

extension Duration {
  static func frames(_ count: Int) -> Duration { Marbles.frame * count }
}
