/// Unmanaged references that their owner retains and releases itself.
///
/// Nothing in metadata tells them from those that keep nothing alive, so they stand here by name: the place of a hub's
/// only sink. Nothing of RxCore is needed here but the names.
enum RetainedByHand {
  private static let properties: Set<String> = ["RxCore.SlotList.single"]

  static func contains(_ property: String, of type: String) -> Bool {
    properties.contains("\(type).\(property)")
  }
}
