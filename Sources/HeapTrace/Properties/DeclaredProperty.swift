/// A stored property as a class declares it.
public struct DeclaredProperty: Hashable, Sendable, CustomStringConvertible {
  /// How a property holds what it refers to.
  public enum Ownership: Hashable, Sendable {
    case strong, weak, unowned, unmanaged
  }

  /// The module that declares the class.
  public let module: String
  /// The class's name, with those of the types around it.
  public let type: String
  public let name: String
  public let ownership: Ownership

  /// `Views.View.superview`.
  public var description: String { "\(module).\(type).\(name)" }

  /// The stored properties of all classes that these modules declare, by class.
  ///
  /// From the metadata of the loaded images, so that no object needs to exist, of generic classes either. Empty where
  /// the images are not Linux's, and for classes that were compiled without reflection metadata. Takes some milliseconds.
  ///
  /// ```swift
  /// let delegates = DeclaredProperty.all(inModules: ["Views"]).filter { $0.name == "delegate" }
  /// #expect(delegates.allSatisfy { $0.ownership == .weak })
  /// ```
  public static func all(inModules modules: Set<String>) -> [DeclaredProperty] {
    TypeDescriptors.classes().flatMap { descriptor -> [DeclaredProperty] in
      let names = TypeDescriptors.names(of: descriptor)
      guard let module = names.first, modules.contains(module) else { return [] }
      return TypeDescriptors.properties(of: descriptor).map { name, ownership in
        DeclaredProperty(
          module: module, type: names.dropFirst().joined(separator: "."), name: name, ownership: ownership)
      }
    }
  }
}
