/// Asks a terminal what it is, and never waits for it longer than a moment.
///
/// Questions that a terminal may not know are sent in front of one that every terminal answers (DA1), and answers come in
/// the order of questions: when that one is answered, the others are, or never will be. All come among the keys, as
/// `KeyPress.Key.report`; who reads keys hands them to `take(_:)`, and nothing that was typed ahead is lost.
///
/// Whether images are read is asked only where the name says that it is worth it: tmux and GNU screen would take that
/// question for a title.
///
/// ```swift
/// inquiry = TerminalInquiry(loop: loop, output: 2)
/// inquiry.ask { profile in if let color = profile.background { useThemeFor(color) } }
/// // where keys are read:
/// if case .report(let report) = press.key { inquiry.take(report) }
/// ```
///
/// The terminal must hand over keys one by one without echo by then, and whoever reads them must go on until
/// `isPending` is false: else the answers are read by the next program.
public final class TerminalInquiry {
  /// How long answers are waited for: longer than any line takes, shorter than a person waits.
  public static let deadline = Duration.milliseconds(400)

  static let graphicsID = 31

  /// Whether answers are still waited for.
  public var isPending: Bool { finish != nil }

  private enum Round { case names, graphics }

  private let loop: EventLoop
  private var writer: DescriptorWriter
  private var round = Round.names
  private var profile = TerminalProfile()
  private var finish: ((TerminalProfile) -> Void)?
  private var timer: LoopTimer?

  /// An inquiry of the terminal at `output`, whose answers come from the input of `loop`.
  public init(loop: EventLoop, output: Int32) {
    self.loop = loop
    writer = DescriptorWriter(descriptor: output)
  }

  deinit { timer?.cancel() }

  /// Whether a terminal is worth asking, by what the environment calls it.
  ///
  /// Not where there are no escape sequences (`TERM=dumb`), and not the Linux console and DEC's terminals, which print
  /// parts of the questions.
  public static func isWorthwhile(environment: (String) -> String?) -> Bool {
    guard speaksEscapeSequences(environment: environment), let term = environment("TERM") else {
      return false
    }
    return !["linux", "vt", "cons", "sun", "wsvt"].contains { term.hasPrefix($0) }
  }

  /// Sends the questions; `finish` is told what was answered, by the deadline at the latest.
  ///
  /// Asked while it is pending, it only tells the later one.
  public func ask(
    deadline: Duration = TerminalInquiry.deadline, finish: @escaping (TerminalProfile) -> Void
  ) {
    let isAsked = isPending
    self.finish = finish
    guard !isAsked else { return }
    round = .names
    profile = TerminalProfile()
    timer = loop.schedule(after: deadline) { [weak self] in self?.end() }
    send(Array("\u{1B}]11;?\u{1B}\\\u{1B}[>q".utf8))
  }

  /// Takes an answer; one that nobody waits for any more is dropped.
  public func take(_ report: TerminalReport) {
    guard isPending else { return }
    profile.take(report)
    guard case .attributes = report else { return }
    if round == .names, profile.knowsPlaceholders {
      round = .graphics
      send(KittyCommand.query(id: Self.graphicsID))
    } else {
      end()
    }
  }

  /// Sends questions, and the one that is always answered.
  private func send(_ questions: [UInt8]) {
    writer.write(questions + Array("\u{1B}[c".utf8))
    if writer.failure != nil { end() }
  }

  private func end() {
    timer?.cancel()
    timer = nil
    let finish = finish
    self.finish = nil
    finish?(profile)
  }
}
