// The sentences of this module; the only place in which a finding is put into words.

extension Explanation {
  /// What a reader is told of an object that lives; more than one line where something needs explaining.
  var text: String {
    switch self {
    case .cycle(let path): "retain cycle: \(path.text)" + path.guessNote
    case .global(let name, let path):
      "held by a global: \(name ?? "one without a name (the binary was stripped of it)")"
        + (path.steps.first?.holder == .storage ? "" : " -> ") + path.text + path.guessNote
    case .heldByCycle(let cycle, let path):
      "held by a retain cycle: \(cycle.text); from it: \(path.text)"
        + (cycle.guessNote.isEmpty ? path.guessNote : cycle.guessNote)
    case .heldByWork(let path): "held by \(path.text)" + path.guessNote
    case .heldFromOutside(let path, let referrers):
      "held by \(path.text); \(words(for: referrers, of: "the first of these"))" + path.guessNote
    case .notHeld(let referrers): "no Swift object refers to it; \(words(for: referrers, of: "it"))"
    case .notFound: "(no reference path: it went just now, or malloc did not make it)"
    }
  }

  private func words(for referrers: Set<Referrer>, of object: String) -> String {
    let places = [
      Referrer.stack: "a thread's stack", .asyncFrame: "the variables of a task",
      .otherMemory: "other memory",
    ]
    let found = [Referrer.asyncFrame, .stack, .otherMemory].filter(referrers.contains).compactMap {
      places[$0]
    }
    guard !found.isEmpty else { return "nothing else was found to refer to \(object): retained by hand?" }
    return "\(object) is referred to by \(found.joined(separator: " and "))"
  }
}

extension ReferencePath {
  /// `TweetScreen.likes -> closure #1 in TweetScreen.bind() at TweetScreen.swift:42 captures TweetScreen`.
  var text: String {
    steps.enumerated().map { index, step in
      let isLast = index == steps.count - 1
      let mark = step.isGuess ? "?" : ""
      return switch step.holder {
      case .rxOperator: step.text + mark + (isLast ? "" : " -> ")
      case .object, .box, .storage, .task, .block: step.text + step.label + mark + (isLast ? "" : " -> ")
      case .closure: step.text + mark + (isLast ? "" : " captures ")
      }
    }.joined()
  }

  /// What the mark means, where it was used.
  var guessNote: String {
    steps.contains(where: \.isGuess)
      ? "\n(? was found by looking at memory word by word, and may be wrong)" : ""
  }
}

extension ReferencePath.Step {
  fileprivate var text: String {
    switch holder {
    case .object(let type): type
    case .closure(let name): name.text
    case .box: "a captured value"
    case .storage: ""
    case .rxOperator(let stage): stage.text
    case .task(let place): "a task" + (place.map { " suspended in \($0.text)" } ?? "")
    case .block: "a pending block"
    }
  }
}

extension CodeName {
  /// `closure #1 in TweetScreen.bind() at TweetScreen.swift:42`.
  var text: String {
    let name = function ?? "a closure without a name (the binary was stripped of it)"
    guard let file, let line else { return name }
    return "\(name) at \(file):\(line)"
  }
}

extension RxOperator {
  /// `map at TweetScreen.swift:42`.
  var text: String {
    guard let file, let line else { return name }
    return "\(name) at \(file):\(line)"
  }
}

extension TraceFailure {
  /// The reason, to stand in `(no reference path: ...)`.
  public var reason: String {
    switch self {
    case .noCopy(let error): "the process could not be copied, error \(error)"
    case .crashed(let signal): "the walk of the heap ended on signal \(signal)"
    case .tooLate: "the walk of the heap took too long"
    case .sanitizer: "under a sanitizer the heap is not the C library's"
    case .otherAllocator: "malloc is not glibc's"
    case .otherPlatform: "Linux with glibc only"
    case .noMap: "the memory map cannot be read"
    }
  }
}
