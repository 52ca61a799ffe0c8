/// Why bytes are no image: the facts.
nonisolated public enum ImageError: Error, Hashable {
  /// The package was built without the trait `Images`.
  case notBuilt
  /// The bytes do not begin as a PNG does.
  case notPNG
  /// The bytes end before the image does.
  case truncated
  /// The bytes are damaged; what the decoder says.
  case malformed(String)
  /// The image is larger than `Image.longestSide` or `Image.mostPixels` allow; its size in pixels.
  case tooLarge(width: Int, height: Int)
  /// There is not enough memory.
  case noMemory
}
