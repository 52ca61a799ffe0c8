import CHeapTrace

/// Reading the frozen copy by address.
///
/// Addresses are plain numbers here: what they point to belongs to the program that is looked at, not to this code.
/// Nothing changes in the copy while it is walked, so an address that could be read once stays readable.
enum Memory {
  /// The value at `address`.
  ///
  /// The caller knows that it is readable: it is part of a block, of an image, or was asked for.
  static func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value {
    pointer(address).loadUnaligned(as: Value.self)
  }

  /// The word at `address`, nil where nothing can be read.
  static func word(at address: UInt) -> UInt? {
    guard isReadable(address, 8) else { return nil }
    return load(UInt.self, at: address)
  }

  static func isReadable(_ address: UInt, _ size: Int) -> Bool {
    address != 0 && size >= 0 && ht_is_readable(address, size)
  }

  /// Only for addresses that are not 0.
  static func pointer(_ address: UInt) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  /// The text at `address`, which ends with a zero byte.
  static func text(at address: UInt) -> String {
    String(cString: pointer(address).assumingMemoryBound(to: CChar.self))
  }

  /// Whether a word may be a strong reference: aligned as objects are, and not in the first page.
  static func mayBeObject(_ word: UInt) -> Bool { word > 4096 && word % 8 == 0 }
}
