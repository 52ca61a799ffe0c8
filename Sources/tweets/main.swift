import Formline
import Glibc

func fail(_ status: Int32, _ text: String) -> Never {
  let message = Array("tweets: \(escaped(text))\n".utf8)
  write(2, message, message.count)
  exit(status)
}

if CommandLine.arguments.count > 1 { fail(64, "takes no arguments") }
let model = TweetListModel()
let screen = TweetScreen(model)
do {
  let console = try Console(screen: 1)
  if console.canShowScreens {
    exit(try console.run(screen) == .interrupted ? 130 : 0)
  }
  // Without a terminal each line says what a person would do: `select ROW`, from 0.
  let script = ScriptReader(descriptor: 0)
  while let line = try script.nextLine() {
    let words = line.text.split(separator: " ")
    guard words.count == 2, words[0] == "select", let row = Int(words[1]),
      screen.list.activateRow(at: IndexPath(row: row, section: 0))
    else {
      throw InputError(
        location: InputLocation(file: script.name, line: line.number), field: nil,
        reason: .refused("write select ROW, with a row from 0 to \(model.tweets.value.count - 1)"))
    }
  }
  for tweet in model.tweets.value { print(tweet) }
  if fflush(nil) != 0 { fail(74, "standard output: \(String(cString: strerror(errno)))") }
} catch {
  fail(error is InputError ? 65 : 70, "\(error)")
}
