import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Looks for a text in all of this process's writable memory, as UTF-8 and as C wide characters.
enum MemoryScan {
  /// A text that is kept in a form that the scan does not find: every byte is complemented.
  struct Needle {
    fileprivate let complement: [UInt8]

    /// Made from a literal that is read backwards: the literal itself lies in memory, too.
    init(backwards text: StaticString) {
      complement = (0..<text.utf8CodeUnitCount).reversed().map { ~text.utf8Start[$0] }
    }

    /// Types it, and Enter, leaving no copy.
    func type(to terminal: PseudoTerminal, asPaste: Bool) {
      if asPaste { terminal.type("\u{1B}[200~") }
      for byte in complement {
        var typed = ~byte
        write(terminal.master, &typed, 1)
      }
      terminal.type((asPaste ? "\u{1B}[201~" : "") + "\r")
    }

    /// The text as it is.
    func plain() -> [UInt8] { complement.map { ~$0 } }
  }

  /// How often the text is in memory.
  static func count(of needle: Needle) throws -> Int {
    var total = 0
    for region in try writableRegions() {
      total += copies(of: needle.complement, in: region)
    }
    return total
  }

  private static func copies(of complement: [UInt8], in region: UnsafeRawBufferPointer) -> Int {
    // Pages may go away between reading the map and looking: the system copies, and says so.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: region.count, alignment: 8)
    defer {
      copy.initializeMemory(as: UInt8.self, repeating: 0)
      copy.deallocate()
    }
    let memory = open("/proc/self/mem", O_RDONLY)
    let got = pread(memory, copy.baseAddress, copy.count, off_t(Int(bitPattern: region.baseAddress)))
    close(memory)
    guard got > complement.count * 4 else { return 0 }
    var found = 0
    var start = 0
    let end = got - complement.count * 4
    while start < end, let base = copy.baseAddress,
      let hit = memchr(base + start, Int32(~complement[0]), end - start)
    {
      start = base.distance(to: hit) + 1
      let bytes = UnsafeRawPointer(hit).assumingMemoryBound(to: UInt8.self)
      let isNarrow = complement.indices.allSatisfy { bytes[$0] == ~complement[$0] }
      let isWide = complement.indices.allSatisfy { index in
        bytes[index * 4] == ~complement[index] && bytes[index * 4 + 1] == 0
      }
      if isNarrow || isWide { found += 1 }
    }
    return found
  }

  private static func writableRegions() throws -> [UnsafeRawBufferPointer] {
    let file = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(file) }
    var regions: [UnsafeRawBufferPointer] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while getline(&line, &capacity, file) > 0, let text = line.map({ String(cString: $0) }) {
      let fields = text.split(separator: " ")
      guard fields[1].hasPrefix("rw") else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      regions.append(
        UnsafeRawBufferPointer(
          start: UnsafeRawPointer(bitPattern: bounds[0]), count: Int(bounds[1] - bounds[0])))
    }
    free(line)
    return regions
  }
}

extension Trait where Self == ConditionTrait {
  /// Only where all of the process's memory can be copied.
  static var canScanMemory: Self {
    .notUnderThreadSanitizer("its own memory is mapped in regions that are larger than it lets a copy be")
  }
}
