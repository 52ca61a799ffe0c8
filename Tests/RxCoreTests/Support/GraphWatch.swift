import RxCore
import Testing

/// Watches the running parts of a graph: each subscription that passes a watched place has a token, which must die.
final class GraphWatch {
  private final class Token {}
  private struct Mark { weak var token: Token? }

  private var marks: [Mark] = []

  /// The same sequence; each of its runs is watched.
  func watch<Element>(_ sequence: Observable<Element>) -> Observable<Element> {
    .deferred { [self] in
      let token = Token()
      marks.append(Mark(token: token))
      return sequence.map { [token] in
        withExtendedLifetime(token) {}
        return $0
      }
    }
  }

  /// How many runs are alive that should be over.
  var alive: Int { marks.count { $0.token != nil } }
}
