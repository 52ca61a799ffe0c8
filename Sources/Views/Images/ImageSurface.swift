public import TerminalIO

/// What images are drawn on: what the terminal can show.
public struct ImageSurface {
  /// The colours; with none of them an image is its alternative text.
  public var depth: ColorDepth
  /// A cell's size in pixels, as far as its ratio counts.
  public var cell: CellSize
  /// The terminal's own way to show images, where it has one.
  public var graphics: KittyGraphics?

  /// A surface; the default is half blocks in true colour, in cells twice as high as wide.
  public init(depth: ColorDepth = .trueColor, cell: CellSize = .usual, graphics: KittyGraphics? = nil) {
    self.depth = depth
    self.cell = cell
    self.graphics = graphics
  }
}

/// A view that knows what it is drawn on, for all the views that it holds: a screen.
public protocol ImageSurfaceHolder: View {
  /// What images are drawn on.
  var imageSurface: ImageSurface { get }
}

extension Screen: ImageSurfaceHolder {
  /// What the screen's session says, and half blocks in true colour without one.
  public var imageSurface: ImageSurface { session?.imageSurface ?? ImageSurface() }
}

extension View {
  /// What images are drawn on here: what the nearest holder says, and half blocks in true colour without one.
  ///
  /// O(depth).
  var nearestImageSurface: ImageSurface {
    var view: View? = self
    while let holder = view {
      if let holder = holder as? any ImageSurfaceHolder { return holder.imageSurface }
      view = holder.superview
    }
    return ImageSurface()
  }

  /// Draws every image in this view anew: the surface is another, or holds none of the images any more.
  ///
  /// O(views).
  public func setNeedsImageDisplay() {
    if let image = self as? ImageView { image.setNeedsDisplay() }
    for view in subviews { view.setNeedsImageDisplay() }
  }
}
