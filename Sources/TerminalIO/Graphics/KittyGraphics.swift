/// Images that the terminal itself shows (the kitty graphics protocol), for a terminal whose profile says that it
/// `showsImages`.
///
/// An image is sent beside the frames, once; in the frames stand its placeholders, which are ordinary text with the
/// image's number as their colour. So nothing is ever sent within a row, and a frame stays a value.
///
/// Where the screen was given away (the program stopped, or left the alternate screen), the terminal has forgotten the
/// images: `invalidate()`, and draw them again.
public final class KittyGraphics {
  /// The most columns, and the most rows, that an image can take.
  public static let longestSide = KittyPlaceholder.limit

  /// The error number of the first `write` that failed; nothing is written after it.
  public var failure: Int32? { writer.failure }

  private var writer: DescriptorWriter
  private var nextID: Int
  private var generation = 0

  /// Images on the terminal at `output`.
  ///
  /// Numbers are counted from `firstID`: other programs in the same window have images too, so it is a random one of
  /// the 2^24 that a colour can name.
  public init(output: Int32, firstID: Int = Int.random(in: 1..<1 << 24)) {
    writer = DescriptorWriter(descriptor: output)
    nextID = firstID
  }

  /// Sends an image, four bytes a pixel, to be shown in so many cells; `nil` where it cannot be.
  ///
  /// That is where it has no pixel, or takes no cell or too many, or the output failed. O(pixels).
  public func place(rgba: [UInt8], width: Int, height: Int, size: TerminalSize) -> KittyPlacement? {
    let sides = 1...Self.longestSide
    guard sides.contains(size.columns), sides.contains(size.rows), width > 0, height > 0,
      rgba.count == width * height * 4, failure == nil
    else { return nil }
    let id = nextID
    nextID = id % (1 << 24 - 1) + 1
    writer.write(KittyCommand.place(id: id, rgba: rgba, width: width, height: height, size: size))
    return KittyPlacement(id: id, size: size, graphics: self, generation: generation)
  }

  /// The terminal has none of the images any more.
  public func invalidate() { generation += 1 }

  func has(_ placement: KittyPlacement) -> Bool { placement.generation == generation }

  func delete(_ placement: KittyPlacement) {
    if has(placement) { writer.write(KittyCommand.delete(id: placement.id)) }
  }
}

/// An image that the terminal has, and the cells that it is shown in.
///
/// When it goes, the terminal forgets the image.
public final class KittyPlacement {
  let id: Int
  let generation: Int
  private let size: TerminalSize
  private let graphics: KittyGraphics

  init(id: Int, size: TerminalSize, graphics: KittyGraphics, generation: Int) {
    self.id = id
    self.size = size
    self.graphics = graphics
    self.generation = generation
  }

  deinit { graphics.delete(self) }

  /// Whether the terminal of `graphics` still has it, in a place of this size.
  public func stands(on graphics: KittyGraphics, _ size: TerminalSize) -> Bool {
    graphics === self.graphics && graphics.has(self) && size == self.size
  }

  /// The rows that show the image: placeholders, whose colour is the image's number.
  public var lines: [Line] {
    let number = Color.rgb(UInt8(id >> 16), UInt8(id >> 8 & 0xFF), UInt8(id & 0xFF))
    return (0..<size.rows).map { row in
      Line(
        (0..<size.columns).map { KittyPlaceholder.cell(row: row, column: $0) }.joined(),
        Style(foreground: number))
    }
  }
}
