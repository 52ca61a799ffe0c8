/// One byte in, at most one key press out (a second one waits in `ready`).
extension KeyDecoder {
  static let escapeByte: UInt8 = 0x1B

  mutating func step(_ byte: UInt8) -> KeyPress? {
    switch state {
    case .ground: ground(byte)
    case .utf8(let value, let missing, let next): continuation(byte, value, missing, next)
    case .escape: afterEscape(byte)
    case .escapeEscape: afterTwoEscapes(byte)
    case .csi, .ss3: inSequence(byte)
    case .linuxFunction: linuxFunction(byte)
    case .oldMouse(let missing): oldMouse(missing)
    case .string(let introducer, let sawEscape): inString(byte, introducer, sawEscape)
    case .paste(let matched): inPaste(byte, matched)
    }
  }

  /// Ends the sequence at hand with a press.
  mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> KeyPress {
    let press = KeyPress(key, modifiers.union(prefix))
    state = .ground
    prefix = []
    forgetParameters()
    return press
  }

  /// Overwrites them too: where a string was begun by a key with Alt, they were typed.
  mutating func forgetParameters() {
    guard !parameters.isEmpty else { return }
    for index in parameters.indices { parameters[index] = 0 }
    parameters.removeAll(keepingCapacity: true)
  }

  /// Ends the sequence at hand because of a byte that does not belong to it, and starts over with that byte.
  mutating func abandon(at byte: UInt8) -> KeyPress? {
    let press = unfinished()
    if let next = ground(byte) { ready.append(next) }
    return press
  }

  mutating func unfinished() -> KeyPress? {
    switch state {
    case .ground: return nil
    case .utf8: return emit(.scalar("\u{FFFD}"))
    case .escape: return emit(.escape)
    case .escapeEscape:
      ready.append(KeyPress(.escape))
      return emit(.escape)
    case .csi where parameters.isEmpty: return emit(.scalar("["), .alt)
    case .ss3 where parameters.isEmpty: return emit(.scalar("O"), .alt)
    case .string(let introducer, _) where parameters.isEmpty:
      return emit(.scalar(Unicode.Scalar(introducer)), .alt)
    case .csi, .ss3, .linuxFunction, .oldMouse, .string: return emit(.unknown)
    case .paste: return endPaste()
    }
  }

  mutating func ground(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x20...0x7E: return emit(.scalar(Unicode.Scalar(byte)))
    case 0x0D, 0x0A: return emit(.enter)
    case 0x09: return emit(.tab)
    case 0x7F: return emit(.backspace)
    case Self.escapeByte:
      state = .escape
      return nil
    case 0x01...0x1A: return emit(.control(Unicode.Scalar(byte + 0x60)))
    case 0x00, 0x1C...0x1F: return emit(.control(Unicode.Scalar(byte + 0x40)))
    case 0xC2...0xDF: state = .utf8(value: UInt32(byte & 0x1F), missing: 1, next: 0x80...0xBF)
    case 0xE0: state = .utf8(value: 0, missing: 2, next: 0xA0...0xBF)
    case 0xED: state = .utf8(value: 0xD, missing: 2, next: 0x80...0x9F)
    case 0xE1...0xEF: state = .utf8(value: UInt32(byte & 0x0F), missing: 2, next: 0x80...0xBF)
    case 0xF0: state = .utf8(value: 0, missing: 3, next: 0x90...0xBF)
    case 0xF4: state = .utf8(value: 4, missing: 3, next: 0x80...0x8F)
    case 0xF1...0xF3: state = .utf8(value: UInt32(byte & 0x07), missing: 3, next: 0x80...0xBF)
    default: return emit(.scalar("\u{FFFD}"))
    }
    return nil
  }

  private mutating func continuation(
    _ byte: UInt8, _ value: UInt32, _ missing: Int, _ next: ClosedRange<UInt8>
  ) -> KeyPress? {
    guard next.contains(byte) else { return abandon(at: byte) }
    let value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else {
      state = .utf8(value: value, missing: missing - 1, next: 0x80...0xBF)
      return nil
    }
    guard let scalar = Unicode.Scalar(value), !(0x80...0x9F).contains(value) else {
      return emit(.scalar("\u{FFFD}"))
    }
    return emit(.scalar(scalar))
  }

  private mutating func afterEscape(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case Self.escapeByte: state = .escapeEscape
    case UInt8(ascii: "["): state = .csi
    case UInt8(ascii: "O"): state = .ss3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string(introducer: byte, sawEscape: false)
    default:
      prefix.insert(.alt)
      return ground(byte)
    }
    return nil
  }

  private mutating func afterTwoEscapes(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case Self.escapeByte: return KeyPress(.escape)
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      prefix.insert(.alt)
      return afterEscape(byte)
    default:
      if let press = afterEscape(byte) { ready.append(press) }
      return KeyPress(.escape)
    }
  }

  /// The Linux console sends F1 to F5 as `CSI [ A` to `CSI [ E`.
  private mutating func linuxFunction(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): emit(.function(Int(byte - UInt8(ascii: "A")) + 1))
    case 0x20...0x7E: emit(.unknown)
    default: abandon(at: byte)
    }
  }

  private mutating func oldMouse(_ missing: Int) -> KeyPress? {
    guard missing > 1 else { return emit(.unknown) }
    state = .oldMouse(missing: missing - 1)
    return nil
  }

  private mutating func inString(_ byte: UInt8, _ introducer: UInt8, _ sawEscape: Bool) -> KeyPress? {
    if sawEscape, byte != UInt8(ascii: "\\") {
      // Not ST: the string was cut off, and the ESC begins something else.
      let press = emit(.unknown)
      if let next = afterEscape(byte) { ready.append(next) }
      return press
    }
    switch byte {
    case UInt8(ascii: "\\") where sawEscape: return finishString(introducer)
    case 0x07: return finishString(introducer)
    case 0x18, 0x1A: return emit(.unknown)
    case Self.escapeByte: state = .string(introducer: introducer, sawEscape: true)
    default:
      if parameters.count < Self.parameterLimit { parameters.append(byte) }
    }
    return nil
  }

  private mutating func finishString(_ introducer: UInt8) -> KeyPress {
    guard parameters.count < Self.parameterLimit,
      let report = TerminalReport(introducer: introducer, content: parameters)
    else { return emit(.unknown) }
    return emit(.report(report))
  }
}
