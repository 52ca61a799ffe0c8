/// One stored property as the runtime's reflection gives it.
struct StoredProperty {
  var name: String
  var type: TypeMetadata
  var offset: Int
  /// False for weak, unowned and unmanaged references.
  var isStrong: Bool
  /// Reflection gives no type for properties that cannot be copied.
  var isHidden: Bool
}

/// The stored properties of a class, with those of its superclasses, or of a struct.
///
/// Uses the entry points of the standard library's own `Mirror`.
func storedProperties(of metadata: TypeMetadata) -> [StoredProperty] {
  let type = metadata.type
  return (0..<max(0, reflectedCount(type))).map { index in
    var field = ReflectedField()
    let fieldType = reflectedType(type, index: index, fieldMetadata: &field)
    let name = field.name.map { String(cString: $0) } ?? "\(index)"
    field.freeName?(field.name)
    return StoredProperty(
      name: plainName(name), type: TypeMetadata(fieldType), offset: reflectedOffset(type, index: index),
      isStrong: field.isStrong, isHidden: fieldType == Void.self)
  }
}

/// The name as it stands in the source: the compiler renames what backs lazy and wrapped properties.
private func plainName(_ name: String) -> String {
  let lazyPrefix = "$__lazy_storage_$_"
  return name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name
}

/// The standard library's `_FieldReflectionMetadata`.
private struct ReflectedField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedType(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<ReflectedField>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedOffset(_: Any.Type, index: Int) -> Int
