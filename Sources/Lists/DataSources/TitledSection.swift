import Differences

/// A section that has a text for its header.
protocol TitledSection {
  var title: String { get }
}

extension SectionModel: TitledSection {
  var title: String { "\(model)" }
}

extension AnimatableSectionModel: TitledSection {
  var title: String { "\(model)" }
}
