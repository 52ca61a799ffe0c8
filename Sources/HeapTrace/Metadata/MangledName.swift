import CHeapTrace

/// How a captured variable or a case's payload is held.
enum Ownership {
  case strong, weak, unowned, unmanaged
  /// In a box of its own, which is held strongly.
  case boxed
}

/// A mangled type name in an image, which may hold symbolic references.
struct MangledName {
  let address: UInt
  /// Without the suffix that says how it is held.
  let count: Int
  let ownership: Ownership

  /// Nil for the address 0, which stands for a type that the compiler did not write down.
  init?(address: UInt) {
    guard address != 0 else { return nil }
    self.address = address
    let whole = Self.length(at: address)
    ownership = Self.ownership(at: address, whole)
    count = ownership == .strong ? whole : whole - 2
  }

  private var bytes: [UInt8] { (0..<UInt(count)).map { Memory.load(UInt8.self, at: address + $0) } }

  /// Symbolic references are a byte below 0x20 with 4 or 8 bytes behind it that may be zero.
  private static func length(at address: UInt) -> Int {
    var end = address
    while true {
      switch Memory.load(UInt8.self, at: end) {
      case 0: return Int(end - address)
      case 0x01...0x17: end += 5
      case 0x18...0x1f: end += 9
      default: end += 1
      }
    }
  }

  private static func ownership(at address: UInt, _ count: Int) -> Ownership {
    guard count >= 2, Memory.load(UInt8.self, at: address + UInt(count) - 2) == UInt8(ascii: "X") else {
      return .strong
    }
    switch Memory.load(UInt8.self, at: address + UInt(count) - 1) {
    case UInt8(ascii: "w"): return .weak
    case UInt8(ascii: "o"): return .unowned
    case UInt8(ascii: "u"): return .unmanaged
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "b"): return .boxed
    default: return .strong
    }
  }

  /// Whether it is a class, or an optional one, whatever its generic arguments: a reference then, which needs no type.
  var isClass: Bool {
    guard count >= 5, let descriptor = firstDescriptor else { return false }
    var rest = bytes.dropFirst(5)
    if rest.suffix(2).elementsEqual("Sg".utf8) { rest = rest.dropLast(2) }
    guard rest.isEmpty || (rest.first == UInt8(ascii: "y") && rest.last == UInt8(ascii: "G")) else {
      return false
    }
    let flags = Memory.load(UInt32.self, at: descriptor)
    return flags & UInt32(HT_DESCRIPTOR_KIND_MASK) == UInt32(HT_DESCRIPTOR_IS_CLASS)
  }

  /// What the name begins with, where that is the descriptor of a type: there, or in a word that leads to it.
  private var firstDescriptor: UInt? {
    let place = UInt(bitPattern: Int(bitPattern: address) + 1 + Int(Memory.load(Int32.self, at: address + 1)))
    switch Memory.load(UInt8.self, at: address) {
    case 0x01: return place
    case 0x02: return Memory.word(at: place).flatMap { Memory.isReadable($0, 4) ? $0 : nil }
    default: return nil
    }
  }

  /// The type, with `arguments` for its generic parameters in the context that `context` describes.
  ///
  /// Nil for what the runtime cannot name, and for what its decoder ends the process on: some function types of the
  /// intermediate language, and an associated type of a parameter that has no argument.
  func type(context: UInt = 0, arguments: UInt = 0) -> TypeMetadata? {
    guard count > 0, !mentionsLoweredFunction, context != 0 || !mentionsAssociatedType else { return nil }
    let found = _getTypeByMangledNameInContext(
      Memory.pointer(address).assumingMemoryBound(to: UInt8.self), UInt(count),
      genericContext: UnsafeRawPointer(bitPattern: context),
      genericArguments: UnsafeRawPointer(bitPattern: arguments))
    return found.map { TypeMetadata($0) }
  }

  /// Whether a function of the intermediate language, as thunks capture it, has a context; nil for anything else.
  var loweredFunctionHasContext: Bool? {
    var name = bytes[...]
    if name.count > 3, name.suffix(2).elementsEqual("Sg".utf8) { name = name.dropLast(2) }  // an optional one
    guard name.count >= 3, name.last == UInt8(ascii: "_"), let mark = name.lastIndex(of: UInt8(ascii: "I"))
    else { return nil }
    for byte in name[(mark + 1)...] {
      switch Character(UnicodeScalar(byte)) {
      case "g", "x", "y": return true
      case "t": return false
      case "e", "A", "P", "N", "s", "f", "r", "d", "l", "C", "X", "z", "B", "M", "J", "K", "W", "h": continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether one of the operators for associated and opaque types, `Q` and another letter, stands in the name: not in a
  /// reference, nor in an identifier (`5Queue`), nor in what a letter behind `S` stands for (`SQ` is `Equatable`).
  private var mentionsAssociatedType: Bool {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x01...0x17: rest = rest.dropFirst(4)
      case 0x18...0x1f: rest = rest.dropFirst(8)
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        let more = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let length = more.reduce(Int(byte & 15)) { $0 * 10 + Int($1 & 15) }
        rest = rest.dropFirst(more.count + length)
      case UInt8(ascii: "S"): rest = rest.dropFirst(rest.first == UInt8(ascii: "c") ? 2 : 1)
      case UInt8(ascii: "Q"): return true
      default: break
      }
    }
    return false
  }

  private static let functionMarks = Set("egxytAHPNsfrdlCXzBMJKWhnoiadbcTQRmpkuSYqj".utf8)

  /// Whether such a function's `I..._` stands somewhere in the name.
  private var mentionsLoweredFunction: Bool {
    let name = bytes
    var start = 0
    while let mark = name[start...].firstIndex(of: UInt8(ascii: "I")) {
      start = mark + 1
      let end = name[start...].firstIndex { !Self.functionMarks.contains($0) } ?? name.endIndex
      if end > start, end < name.endIndex, name[end] == UInt8(ascii: "_") { return true }
    }
    return false
  }
}
