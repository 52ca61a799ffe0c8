/// A place in a value's bytes that holds, or may hold, strong references.
struct Slot {
  enum Content {
    /// A pointer to an object; 0 is nil.
    case reference
    /// The same with spare bits in use, as arrays and sets of the standard library have it.
    case bridged
    /// A function: its code, then its context.
    case function
    /// An existential of any type: three words of value, then its type.
    case existential
    /// An enum, whose case has to be asked for.
    case enumeration(TypeMetadata)
    /// A pointer to memory that may be the holder's own.
    case pointer
    /// So many bytes of which the layout is not known: each word may be a reference.
    case words(Int)
  }

  var offset: Int
  var content: Content
  /// What stands between the holder's name and the next: `.delegate`, `[3]`, `.items.0`.
  var label: String

  func moved(by distance: Int, under prefix: String = "") -> Slot {
    Slot(offset: offset + distance, content: content, label: prefix.isEmpty ? label : prefix + label)
  }
}

/// A reference that was found in the bytes of something on the heap.
struct Reference {
  var target: UInt
  var label: String
  /// The code of the function whose context `target` is, 0 for anything else.
  var code: UInt = 0
  /// Whether it was found by looking at words whose layout is not known.
  var isGuess = false
  /// Whether it was found in plain memory that the holder points to.
  var isInBuffer = false
}
