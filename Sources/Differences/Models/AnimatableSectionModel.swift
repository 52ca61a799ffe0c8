/// A section made of a model and items of one type, which can be compared with itself at another time.
///
/// The section is known by its model's identity. If the model is also `Equatable`, a changed header is reported too.
public struct AnimatableSectionModel<
  Section: IdentifiableType, Item: IdentifiableType & Equatable
>: AnimatableSectionModelType {
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
  public init(original: AnimatableSectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// The model's identity.
  @inlinable public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: CustomStringConvertible {
  /// The model and the rows, as a log shows them.
  public var description: String { "\(model): \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
extension AnimatableSectionModel: Hashable where Section: Hashable, Item: Hashable {}
extension AnimatableSectionModel: Sendable where Section: Sendable, Item: Sendable {}
