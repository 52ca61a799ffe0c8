/// A section made of a model, which its header shows, and items of one type.
public struct SectionModel<Section, Item>: SectionModelType {
  /// What the header shows.
  public var model: Section

  /// The rows, from the top.
  public var items: [Item]

  /// A section of `items` under `model`.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// The model of `original` over other rows.
  public init(original: SectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel {
  /// The model, under the name that an animatable section has for what it is known by.
  public var identity: Section { model }
}

extension SectionModel: CustomStringConvertible {
  /// The model and the rows, as a log shows them.
  public var description: String { "\(model): \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, Item: Equatable {}
extension SectionModel: Hashable where Section: Hashable, Item: Hashable {}
extension SectionModel: Sendable where Section: Sendable, Item: Sendable {}
