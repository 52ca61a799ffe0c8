/// What an editor's line holds: Unicode scalars, and the cursor before one of them.
///
/// libedit edits scalars; a form speaks of `Character`s. The two meet here.
struct Line: Equatable {
  /// The text, one element a scalar.
  var scalars: [Unicode.Scalar] = []
  /// The scalar that the cursor stands before; at the end, the number of scalars.
  var cursor = 0

  /// The text.
  var text: String { String(scalars[...]) }

  /// The cursor in characters.
  ///
  /// O(1) where the text before it is simple, O(n) else.
  var characterCursor: Int { scalars[..<cursor].characterCount }

  /// A line from scalars.
  init(scalars: [Unicode.Scalar] = [], cursor: Int = 0) {
    self.scalars = scalars
    self.cursor = cursor
  }

  /// A line from a text and a cursor in characters, which is clamped to the text.
  init(_ text: String, characterCursor: Int) {
    scalars = Array(text.unicodeScalars)
    let index = text.index(text.startIndex, offsetBy: max(0, characterCursor), limitedBy: text.endIndex)
    cursor = text.unicodeScalars.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The number of characters.
  ///
  /// O(n), quick where every scalar is a character.
  var characterCount: Int { allSatisfy(\.standsAlone) ? count : String(self).count }
}

extension String {
  /// A text from scalars, in one allocation.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(unsafeUninitializedCapacity: scalars.count * 4) { buffer in
      var count = 0
      for scalar in scalars {
        for unit in UTF8.CodeUnit.units(of: scalar) {
          buffer[count] = unit
          count += 1
        }
      }
      return count
    }
  }
}

extension UTF8.CodeUnit {
  /// The UTF-8 of a scalar.
  static func units(of scalar: Unicode.Scalar) -> UTF8.EncodedScalar {
    UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }
}

extension Unicode.Scalar {
  /// Whether it is surely a character of its own, next to others that are: below U+0300 nothing combines,
  /// and of what is there only CR LF makes one character of two scalars (Unicode Annex 29).
  var standsAlone: Bool { value < 0x300 && value != 0x0D }
}
