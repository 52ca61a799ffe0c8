import CHeapTrace

/// A function or closure, and where it stands in the source.
struct CodeName: Hashable {
  /// `closure #1 in TweetScreen.bind()`; nil where the binary has no symbol for it.
  var function: String?
  var file: String?
  var line: UInt64?
  /// Whether the compiler made it to call another one: it says nothing to a reader.
  var isThunk = false
  /// The module whose code it is, where the symbol tells.
  var module: String?
}

/// Names of code and of globals, from the symbols and the line tables of the images.
final class CodeNames {
  private let images: Images
  private var files: [String: ht_file] = [:]
  private var known: [UInt: CodeName] = [:]

  init(images: Images) { self.images = images }

  /// The name of the function or closure at `address`, which may also be what refers to an async one.
  func code(at address: UInt) -> CodeName {
    if let name = known[address] { return name }
    let name = find(address)
    known[address] = name
    return name
  }

  /// Whether a function that has a symbol begins at `address`.
  func isFunction(_ address: UInt) -> Bool {
    symbol(at: address).map { $0.1.address == address - $0.base } ?? false
  }

  /// Whether an async function goes on at `address` after a wait: its symbol then ends in `TQ1_` or `TY2_`.
  func isResumption(_ address: UInt) -> Bool {
    guard let name = symbol(at: address)?.1.text, name.hasSuffix("_") else { return false }
    let mark = name.dropLast().reversed().drop(while: \.isNumber).prefix(2)
    return mark.elementsEqual("QT") || mark.elementsEqual("YT")
  }

  /// The demangled symbol of the global that covers `address`, nil where there is none.
  func global(at address: UInt) -> String? {
    guard let (_, symbol, _) = symbol(at: address) else { return nil }
    return demangled(symbol.text)
  }

  private func symbol(at address: UInt) -> (ht_file, ht_symbol, base: UInt)? {
    guard let segment = images.segment(at: address) else { return nil }
    let file = file(segment.path)
    var symbol = ht_symbol()
    return ht_symbol_at(file, address - segment.base, &symbol) ? (file, symbol, segment.base) : nil
  }

  private func file(_ path: String) -> ht_file {
    if let file = files[path] { return file }
    let file = ht_open_file(path)
    files[path] = file
    return file
  }

  private func find(_ address: UInt) -> CodeName {
    guard let (file, symbol, _) = symbol(at: address) else { return CodeName() }
    var name = symbol.text
    // A forwarder to the closure ("TA"), and what tells of an async function ("Tu"), are named after it.
    while name.hasSuffix("TA") || name.hasSuffix("Tu") { name.removeLast(2) }
    var base = symbol
    if name != symbol.text { _ = ht_symbol_named(file, name, name.utf8.count, &base) }
    let full = demangled(name)
    var result = CodeName(
      function: FunctionName.short(full), isThunk: full.contains("reabstraction thunk"),
      module: module(of: full))
    var place = ht_line()
    if lines(of: base, in: file, &place) || lines(of: symbol, in: file, &place) {
      result.file = withUnsafeBytes(of: &place.file) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      result.line = place.line
    }
    return result
  }

  private func lines(of symbol: ht_symbol, in file: ht_file, _ place: inout ht_line) -> Bool {
    ht_line_in(file, symbol.address, symbol.address + UInt(max(1, symbol.size)), &place)
  }

  /// The module of the outermost function.
  private func module(of demangled: String) -> String? {
    guard let outermost = NameScanner(FunctionName.withoutWrappings(demangled)).split(at: " in ").last else {
      return nil
    }
    if let mark = Substring(outermost).range(of: "(extension in ") {
      return String(outermost[mark.upperBound...].prefix { $0 != ")" })
    }
    let path = ["static ", "variable initialization expression of "].reduce(Substring(outermost)) {
      $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0
    }
    return path.contains(".") ? String(path.prefix { $0 != "." }) : nil
  }
}

extension ht_symbol {
  fileprivate var text: String { name.map { String(cString: $0) } ?? "" }
}
