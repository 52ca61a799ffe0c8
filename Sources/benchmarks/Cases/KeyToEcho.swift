/// From a key to its echo on a terminal: the form of `accounts add` beside bash's `read -e`, key by key in turn.
///
/// Once each key as soon as the last was shown, and once with a pause between keys, in which the machine's caches
/// forget both programs.
func measureKeyToEcho(keys: Int = 2_000) throws -> [Measurement] {
  try measureKeys(keys, pause: 0, name: "key to echo, median of \(keys)")
    + measureKeys(keys / 10, pause: 20, name: "key to echo after 20 ms of rest, median of \(keys / 10)")
}

private func measureKeys(_ keys: Int, pause: Int32, name: String) throws -> [Measurement] {
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
    ours.append(try form.press(key, after: pause))
    theirs.append(try bash.press(key, after: pause))
  }
  return [Measurement(name: name, value: ours.median / 1_000, peer: theirs.median / 1_000, unit: "us")]
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

  func press(_ number: Int, after pause: Int32) throws -> Double {
    let letter = Self.letters[number % Self.letters.count]
    if pause > 0 { terminal.drain(quiet: pause) }
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
