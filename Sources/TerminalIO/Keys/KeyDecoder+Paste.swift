/// Bracketed paste: everything up to `CSI 201 ~` is text, whatever it looks like.
extension KeyDecoder {
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  mutating func inPaste(_ byte: UInt8, _ matched: Int) -> KeyPress? {
    guard byte == Self.pasteEnd[matched] else {
      // What looked like the end was text. ESC stands at its start only, so the match starts over with `byte`.
      keepPasted(Self.pasteEnd[..<matched])
      let begins = byte == Self.pasteEnd[0]
      if !begins { keepPasted(CollectionOfOne(byte)) }
      state = .paste(matched: begins ? 1 : 0)
      return nil
    }
    guard matched + 1 == Self.pasteEnd.count else {
      state = .paste(matched: matched + 1)
      return nil
    }
    state = .paste(matched: 0)
    return endPaste()
  }

  /// The paste that ends here, or was cut off by the end of the input.
  mutating func endPaste() -> KeyPress {
    if case .paste(let matched) = state { keepPasted(Self.pasteEnd[..<matched]) }
    let text = pasted.withBytes { Array($0) }
    pasted.wipe()
    return emit(.paste(text))
  }

  private mutating func keepPasted(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      if pasted.count < Self.pasteLimit { pasted.append(byte) } else { droppedPasteBytes += 1 }
    }
  }
}
