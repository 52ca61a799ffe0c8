public import RxCore
public import TerminalIO

/// A picture as wide as the layout says, and as high as its aspect ratio makes it.
///
/// It is drawn as half blocks, or by the terminal where that knows how; its alternative text stands in its place where
/// there are no colours, no image or no room.
///
/// ```swift
/// let photo = ImageView(alternativeText: "Taro, smiling")
/// photo.image = try Image(png: bytes)
/// ```
open class ImageView: View {
  /// What is shown; `nil` shows the alternative text.
  ///
  /// Another image replaces `aspectConstraint` too.
  open var image: Image? {
    didSet {
      aspectConstraint = image.flatMap(AspectConstraint.init)
      setNeedsDisplay()
    }
  }

  /// The one thing that says how high the image is: replaced with the image, `nil` without one, and for an image without
  /// width or height.
  public private(set) var aspectConstraint: AspectConstraint?

  /// What is said in the image's place; `nil` takes no row then.
  public var alternativeText: String? {
    didSet { if alternativeText != oldValue { setNeedsDisplay() } }
  }

  /// How the alternative text looks.
  public var alternativeStyle = Style(attributes: [.dim, .italic]) {
    didSet { if alternativeStyle != oldValue { setNeedsDisplay() } }
  }

  /// The most rows that it takes; what would be higher is made narrower, as it is where the holder gave it a height.
  public var maximumRows: Int? {
    didSet { if maximumRows != oldValue { setNeedsDisplay() } }
  }

  /// What the terminal has of it now; dropped, the terminal forgets it.
  private var placed: (image: Image, placement: KittyPlacement)?

  /// A view of an image.
  public init(_ image: Image? = nil, alternativeText: String? = nil) {
    self.image = image
    self.alternativeText = alternativeText
    aspectConstraint = image.flatMap(AspectConstraint.init)
    super.init()
  }

  open override func apply(_ theme: Theme) {
    alternativeStyle = theme.image.alternative
    super.apply(theme)
  }

  open override func draw(width: Int) -> [Line] {
    let surface = nearestImageSurface
    guard let image, surface.depth > .none, let size = size(width: width, on: surface) else {
      placed = nil
      return alternativeLines(width: width)
    }
    if let graphics = surface.graphics, surface.depth == .trueColor,
      let placement = place(image, size, on: graphics, cell: surface.cell)
    {
      return placement.lines
    }
    placed = nil
    return HalfBlocks(image, columns: size.columns, rows: size.rows).lines
  }

  /// The cells that the image takes; `nil` where it has no size, or there is no room.
  private func size(width: Int, on surface: ImageSurface) -> TerminalSize? {
    guard let aspectConstraint, width > 0 else { return nil }
    let aspect = surface.cell.aspect
    let rows = aspectConstraint.rows(columns: width, cellAspect: aspect)
    let most = min(maximumRows ?? .max, height ?? .max)
    guard rows > most else { return TerminalSize(columns: width, rows: rows) }
    guard most > 0 else { return nil }
    let columns = min(width, aspectConstraint.columns(rows: most, cellAspect: aspect))
    return TerminalSize(columns: columns, rows: most)
  }

  /// The placement that there is, or a new one: sending an image costs.
  private func place(
    _ image: Image, _ size: TerminalSize, on graphics: KittyGraphics, cell: CellSize
  ) -> KittyPlacement? {
    if let placed, placed.image == image, placed.placement.stands(on: graphics, size) {
      return placed.placement
    }
    // More pixels than the cells have are not seen.
    let width = min(image.width, size.columns * cell.width)
    let height = min(image.height, size.rows * cell.height)
    let sent = image.scaled(width: width, height: height)
    let placement = graphics.place(rgba: sent.bytes, width: width, height: height, size: size)
    placed = placement.map { (image, $0) }
    return placement
  }

  private func alternativeLines(width: Int) -> [Line] {
    guard let alternativeText, width > 0 else { return [] }
    return [Line(truncate(alternativeText, to: width), alternativeStyle)]
  }
}

extension Reactive where Base: ImageView {
  /// The image, optional or not.
  @MainActor
  public var image: Binder<Image?> {
    Binder(base) { view, image in view.image = image }
  }
}
