/// Collecting a CSI or SS3 sequence (ECMA-48 section 5.4).
extension KeyDecoder {
  mutating func inSequence(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case UInt8(ascii: "[") where state == .csi && parameters.isEmpty:
      state = .linuxFunction
      return nil
    case UInt8(ascii: "M") where state == .csi && parameters.isEmpty:
      state = .oldMouse(missing: 3)
      return nil
    case UInt8(ascii: "$") where !parameters.isEmpty && parameters.allSatisfy(KeySequence.isDigit):
      // rxvt ends Shift with a byte that ECMA-48 has before the final one.
      return finishSequence(byte)
    case 0x20...0x3F:
      if parameters.count < Self.parameterLimit { parameters.append(byte) }
      return nil
    case 0x40...0x7E: return finishSequence(byte)
    default: return abandon(at: byte)
    }
  }

  private mutating func finishSequence(_ final: UInt8) -> KeyPress? {
    guard parameters.count < Self.parameterLimit else { return emit(.unknown) }
    let sequence = KeySequence(isSS3: state == .ss3, parameters: parameters, final: final)
    if sequence.beginsPaste {
      _ = emit(.unknown)
      state = .paste(matched: 0)
      return nil
    }
    guard let press = sequence.press else { return emit(.unknown) }
    return emit(press.key, press.modifiers)
  }
}
