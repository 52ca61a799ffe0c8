import CEditLine
import TerminalIO

/// The characters of a secret, kept away from libedit, which only ever sees stand-ins.
///
/// The scalar that was entered as number *i* is shown to libedit as U+F0000+i (a private plane): its line, kill ring
/// and undo buffer then hold nothing worth reading. The real ones are in one buffer, which is overwritten when the
/// field is left, when it grows, and at the end.
final class SecretScalars {
  private static let base: UInt32 = 0xF_0000
  /// The plane ends with two noncharacters.
  private static let capacityLimit = 0xFFFD

  private var values: UnsafeMutableBufferPointer<UInt32>
  private var count = 0

  init() {
    values = .allocate(capacity: 256)
    values.initialize(repeating: 0)
  }

  deinit {
    wipe()
    values.deallocate()
  }

  /// Keeps a scalar and gives what stands for it; `nil` when 65,533 were entered since the last `wipe`.
  func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard count < SecretScalars.capacityLimit else { return nil }
    if count == values.count { grow() }
    values[count] = scalar.value
    count += 1
    return Unicode.Scalar(SecretScalars.base + UInt32(count - 1))
  }

  /// The secret that a line of stand-ins means.
  ///
  /// What is no stand-in is left out.
  func secret(for line: [Unicode.Scalar]) -> Secret {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, line.count * 4)) { bytes in
      var length = 0
      for standIn in line {
        guard let scalar = scalar(behind: standIn) else { continue }
        for unit in UTF8.CodeUnit.units(of: scalar) {
          bytes.initializeElement(at: length, to: unit)
          length += 1
        }
      }
      defer { cel_wipe(bytes.baseAddress, bytes.count) }
      return Secret(utf8: UnsafeBufferPointer(rebasing: bytes[..<length]))
    }
  }

  /// Forgets and overwrites everything.
  func wipe() {
    cel_wipe(values.baseAddress, values.count * MemoryLayout<UInt32>.stride)
    count = 0
  }

  private func scalar(behind standIn: Unicode.Scalar) -> Unicode.Scalar? {
    guard standIn.value >= SecretScalars.base else { return nil }
    let index = Int(standIn.value - SecretScalars.base)
    return index < count ? Unicode.Scalar(values[index]) : nil
  }

  private func grow() {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: values.count * 2)
    larger.initialize(repeating: 0)
    for index in 0..<count { larger[index] = values[index] }
    cel_wipe(values.baseAddress, values.count * MemoryLayout<UInt32>.stride)
    values.deallocate()
    values = larger
  }
}
