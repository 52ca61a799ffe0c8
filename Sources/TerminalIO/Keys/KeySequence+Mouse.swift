/// Mouse reports of mode 1006: `CSI < buttons ; column ; row M`, or `m` for a release (xterm, "SGR").
extension KeySequence {
  static func mouse(_ values: [Int], _ final: UInt8) -> KeyPress? {
    guard values.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else {
      return nil
    }
    let bits = values[0]
    guard (0..<256).contains(bits), values[1] > 0, values[2] > 0 else { return nil }
    var held: KeyPress.Modifiers = []
    if bits & 4 != 0 { held.insert(.shift) }
    if bits & 8 != 0 { held.insert(.alt) }
    if bits & 16 != 0 { held.insert(.control) }
    let low = bits & 3
    let isMotion = bits & 32 != 0
    let (action, button): (MouseEvent.Action, Int)
    switch bits & 0xC0 {
    case 64: (action, button) = (scroll(low), 0)
    case 128: (action, button) = (.press, low + 8)
    case 0 where isMotion && low == 3: (action, button) = (.move, 0)
    case 0 where isMotion: (action, button) = (.drag, low + 1)
    case 0: (action, button) = (.press, low + 1)
    default: return nil
    }
    let isRelease = final == UInt8(ascii: "m") && (action == .press || action == .drag)
    let event = MouseEvent(
      isRelease ? .release : action, button: button, row: values[2] - 1, column: values[1] - 1)
    return KeyPress(.mouse(event), held)
  }

  private static func scroll(_ low: Int) -> MouseEvent.Action {
    switch low {
    case 0: .scroll(rows: -1, columns: 0)
    case 1: .scroll(rows: 1, columns: 0)
    case 2: .scroll(rows: 0, columns: -1)
    default: .scroll(rows: 0, columns: 1)
    }
  }
}
