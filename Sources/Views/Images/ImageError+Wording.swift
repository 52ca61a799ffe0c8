nonisolated extension ImageError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notBuilt: "images cannot be read: this program was built without the trait Images"
    case .notPNG: "this is no PNG image"
    case .truncated: "the image ends before it is complete"
    case .malformed(let problem): "the image is damaged: \(problem)"
    case .tooLarge(let width, let height):
      "the image is too large: \(width) by \(height) pixels, of at most \(Image.longestSide) a side"
        + " and \(Image.mostPixels) in all"
    case .noMemory: "there is not enough memory for the image"
    }
  }
}
