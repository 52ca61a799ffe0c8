/// From a key to its echo on a terminal: the form of `accounts add` beside bash's `read -e`, key by key in turn.
func measureKeyToEcho(keys: Int = 2_000) throws -> [Measurement] {
  let workspace = try Workspace()
  let form = try Typist(
    [try builtProgram("accounts"), "add"], environment: workspace.environment, ready: "Account name")
  let bash = try Typist(
    ["bash", "--norc", "-c", "while read -e -p 'ready> ' line; do :; done"],
    environment: workspace.environment, ready: "ready> ")
  defer {
    form.stop()
    bash.stop()
  }
  var ours: [Double] = []
  var theirs: [Double] = []
  for key in 0..<keys {
    if key.isMultiple(of: 24) {
      form.clear()
      bash.clear()
    }
    ours.append(try form.press(key))
    theirs.append(try bash.press(key))
  }
  return [
    Measurement(
      name: "key to echo, median of \(keys)", value: ours.median / 1_000, peer: theirs.median / 1_000,
      unit: "us"),
    Measurement(
      name: "key to echo, 99th percentile", value: ours.percentile(0.99) / 1_000,
      peer: theirs.percentile(0.99) / 1_000, unit: "us"),
  ]
}

/// Somebody who types into a program and waits for every key to appear.
private struct Typist {
  private static let letters = Array("qwxyz".utf8)
  private let terminal: PseudoTerminal
  private let child: Child

  init(_ command: [String], environment: [String: String], ready: String) throws {
    terminal = try PseudoTerminal()
    child = try Child(command, environment: environment, terminal: terminal.name)
    try terminal.awaitText(ready)
    terminal.drain(quiet: 50)
  }

  func press(_ number: Int) throws -> Double {
    let letter = Self.letters[number % Self.letters.count]
    terminal.drain()
    terminal.type(String(UnicodeScalar(letter)))
    guard let time = terminal.awaitEcho(of: letter) else { throw BenchmarkFailure("a key was not shown") }
    return time
  }

  func clear() {
    terminal.type("\u{15}")
    terminal.drain(quiet: 10)
  }

  func stop() {
    try? child.terminate()
  }
}
