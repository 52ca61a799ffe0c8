/// What tmux tells of the bytes that a program wrote.
enum PaneOutput {
  /// The bytes in a line `%output %PANE BYTES`, in which control characters and backslashes are `\\` and three octal
  /// digits.
  static func bytes(of line: ArraySlice<UInt8>) -> [UInt8] {
    var rest =
      line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      .dropFirst(2).first ?? []
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      bytes.append(rest.prefix(3).reduce(0) { $0 << 3 | ($1 & 7) })
      rest = rest.dropFirst(3)
    }
    return bytes
  }
}
