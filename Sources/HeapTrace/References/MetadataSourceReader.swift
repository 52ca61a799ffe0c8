/// Follows the description of where a closure's generic argument comes from (RemoteInspection/MetadataSource.h).
///
/// `B1` is the second of the metadata that the closure keeps for it, `R0` the metadata of the first captured object,
/// `M0` captured metadata, and `G1R0_` the second generic argument of the type that `R0` gives.
struct MetadataSourceReader {
  private var rest: Substring.UTF8View
  private let bindings: UInt
  private let captures: UInt
  private let check: MetadataCheck

  init(text: String, bindings: UInt, captures: UInt, check: MetadataCheck) {
    rest = Substring(text).utf8
    self.bindings = bindings
    self.captures = captures
    self.check = check
  }

  /// The metadata, nil where the description is of another kind or leads nowhere.
  mutating func metadata() -> UInt? {
    switch rest.popFirst() {
    case UInt8(ascii: "B"): return number().flatMap { Memory.word(at: bindings + 8 * $0) }
    case UInt8(ascii: "M"): return number().flatMap { Memory.word(at: captures + 8 * $0) }
    case UInt8(ascii: "R"):
      // Captures before this one are taken to be references too; what is found then is looked at.
      guard let index = number(), let object = Memory.word(at: captures + 8 * index) else { return nil }
      return Memory.word(at: object).flatMap { check.kind(ofMetadata: $0) == .object ? $0 : nil }
    case UInt8(ascii: "G"):
      guard let index = number(), let type = metadata(), check.isType(type) else { return nil }
      return genericArgument(Int(index), of: TypeMetadata(address: type))
    default: return nil
    }
  }

  /// An object may be of a class below the one that the closure knows.
  private func genericArgument(_ index: Int, of type: TypeMetadata) -> UInt? {
    let chain = type.isClass ? Array(sequence(first: type) { $0.superclass }) : [type]
    return chain.lazy.compactMap { $0.genericArgument(index)?.address }.first(where: check.isType)
  }

  private mutating func number() -> UInt? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    // An underscore ends a number before another description.
    if rest.first == UInt8(ascii: "_") { rest = rest.dropFirst() }
    return UInt(String(Substring(digits)))
  }
}
