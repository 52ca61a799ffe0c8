import RxCore
import Testing

/// One operator as the life-cycle test sees it.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  /// The operator as it is declared, with its labels: `take(while:behavior:)`.
  let name: String
  /// What is told apart by nothing else: which overload it is, what it is used with.
  var variant = ""
  /// What a failure of the source becomes.
  var error: Outcome = .error
  /// What the end of the source becomes, after two values.
  var completion: Outcome = .completed
  /// What becomes of it when its source dies.
  var life: Life = .diesWithItsSource
  let apply: @Sendable (Observable<Int>) -> Observable<Int>

  enum Outcome { case error, completed, nothing }

  enum Life {
    case diesWithItsSource
    /// It lives on without its source, because a timer runs or because something is to be done on disposal.
    case livesOn
    /// It keeps its source to begin it anew, until the subscription is over.
    case holdsItsSource
  }

  var testDescription: String { variant.isEmpty ? name : "\(name) \(variant)" }

  init(
    _ name: String, _ variant: String = "", error: Outcome = .error, completion: Outcome = .completed,
    life: Life = .diesWithItsSource, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) {
    self.name = name
    self.variant = variant
    self.error = error
    self.completion = completion
    self.life = life
    self.apply = apply
  }

  static let all = values + choices + ends + joins + inner + shared + times + traits
}

/// Runs everything at once.
struct AtOnce: SchedulerType {
  let now = RxTime.zero

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
