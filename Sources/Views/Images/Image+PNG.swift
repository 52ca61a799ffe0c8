#if Images
  import CPNG

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif
#endif

nonisolated extension Image {
  /// The longest side that is decoded, in pixels.
  public static let longestSide = 16_384

  /// The most pixels that are decoded: 64 MB of memory, far more than any terminal shows.
  ///
  /// A file of a kilobyte may claim to be an image of gigabytes.
  public static let mostPixels = 1 << 24

  /// Decodes a PNG (ISO/IEC 15948) of any colour type and depth, with libpng.
  ///
  /// O(pixels). Runs anywhere: a large image may be decoded in a `task` of its own.
  ///
  /// - Throws: `ImageError`: `.notBuilt` where the package was built without the trait `Images`, else what is wrong
  ///   with the bytes.
  public init(png bytes: [UInt8]) throws(ImageError) {
    #if Images
      var decoded = cpng_image()
      let outcome = cpng_decode(
        bytes, bytes.count, UInt32(Self.longestSide), UInt64(Self.mostPixels), &decoded)
      // Given to us by cpng_decode, for this call alone; nothing keeps it.
      defer { free(decoded.pixels) }
      let (width, height) = (Int(decoded.width), Int(decoded.height))
      switch Int(outcome) {
      case CPNG_DECODED:
        self.init(width, height, Array(UnsafeBufferPointer(start: decoded.pixels, count: width * height * 4)))
      case CPNG_NO_PNG: throw .notPNG
      case CPNG_TRUNCATED: throw .truncated
      case CPNG_TOO_LARGE: throw .tooLarge(width: width, height: height)
      case CPNG_NO_MEMORY: throw .noMemory
      default:
        throw .malformed(
          withUnsafeBytes(of: decoded.problem) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
    #else
      throw .notBuilt
    #endif
  }
}
