import TerminalIO
import Testing
import Views

/// Reading PNGs: what is right, what is damaged, and what only says that it is huge.
@Suite struct ImagePNGTests {
  #if Images
    nonisolated static let pixels: [(PNGFile, [Image.Pixel])] = [
      (
        PNGFile(width: 2, height: 1, rows: [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        [Image.Pixel(1, 2, 3, opacity: 4), Image.Pixel(5, 6, 7, opacity: 8)]
      ),
      (
        PNGFile(width: 2, height: 1, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6]),
        [Image.Pixel(1, 2, 3), Image.Pixel(4, 5, 6)]
      ),
      (
        PNGFile(width: 1, height: 2, colorType: 0, rows: [0, 9, 0, 200]),
        [9, 200].map { Image.Pixel($0, $0, $0) }
      ),
      (PNGFile(width: 1, height: 1, colorType: 4, rows: [0, 9, 77]), [Image.Pixel(9, 9, 9, opacity: 77)]),
      // One bit a pixel: 1, 0.
      (
        PNGFile(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0x80]),
        [Image.Pixel(255, 255, 255), Image.Pixel(0, 0, 0)]
      ),
      (
        PNGFile(width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 128, 128, 0, 0]),
        [Image.Pixel(255, 128, 0)]
      ),
      (
        PNGFile(
          width: 2, height: 1, depth: 4, colorType: 3,
          extra: [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [255, 99])], rows: [0, 0x10]),
        [Image.Pixel(40, 50, 60, opacity: 99), Image.Pixel(10, 20, 30)]
      ),
      // The colour that is clear.
      (
        PNGFile(
          width: 2, height: 1, colorType: 2, extra: [("tRNS", [0, 1, 0, 2, 0, 3])],
          rows: [0, 1, 2, 3, 4, 5, 6]),
        [Image.Pixel(1, 2, 3, opacity: 0), Image.Pixel(4, 5, 6)]
      ),
      // Rows that say the difference to the pixel before.
      (
        PNGFile(width: 3, height: 1, colorType: 0, rows: [1, 10, 5, 5]),
        [10, 15, 20].map { Image.Pixel($0, $0, $0) }
      ),
      // Interlaced: the first pass has the first pixel, the fourth the one behind it.
      (
        PNGFile(width: 2, height: 1, colorType: 0, interlace: 1, rows: [0, 7, 0, 8]),
        [7, 8].map { Image.Pixel($0, $0, $0) }
      ),
    ]

    @Test(arguments: pixels.indices) func everyKindIsRead(index: Int) throws {
      let (file, pixels) = Self.pixels[index]
      let image = try Image(png: file.bytes)
      #expect([image.width, image.height] == [Int(file.width), Int(file.height)])
      let found = (0..<image.height).flatMap { row in (0..<image.width).map { image[$0, row] } }
      #expect(found == pixels)
    }

    @Test(arguments: [
      [], [1, 2, 3], Array("GIF89a, and more than eight".utf8), [UInt8](repeating: 0x89, count: 64),
    ])
    func whatIsNoPNGIsToldSo(bytes: [UInt8]) {
      #expect(throws: ImageError.notPNG) { try Image(png: bytes) }
    }

    @Test(
      arguments: [(20_000, 1), (1, 20_000), (5000, 5000), (0x7FFF_FFFF, 0x7FFF_FFFF)] as [(UInt32, UInt32)])
    func aHugeOneIsRefusedBeforeItHasMemory(width: UInt32, height: UInt32) {
      let file = PNGFile(width: width, height: height, rows: [0])
      #expect(throws: ImageError.tooLarge(width: Int(width), height: Int(height))) {
        try Image(png: file.bytes)
      }
    }

    @Test(arguments: [(0, 1), (1, 0), (0x8000_0000, 1), (.max, .max)] as [(UInt32, UInt32)])
    func aSizeThatCannotBeIsDamage(width: UInt32, height: UInt32) throws {
      let error = #expect(throws: ImageError.self) {
        try Image(png: PNGFile(width: width, height: height, rows: [0]).bytes)
      }
      guard case .malformed(let problem)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!problem.isEmpty)
    }

    @Test(arguments: pixels.indices) func cutAnywhereItIsTruncatedOrWhole(index: Int) {
      let bytes = Self.pixels[index].0.bytes
      let whole = try? Image(png: bytes)
      for count in 8..<bytes.count {
        do {
          #expect(try Image(png: Array(bytes[..<count])) == whole)
          // Only what comes behind the pixels may be missing.
          #expect(count >= bytes.count - 12, "\(count) of \(bytes.count)")
        } catch {
          #expect(error == .truncated, "\(count) of \(bytes.count)")
        }
      }
    }

    @Test(arguments: pixels.indices) func withAnyBitTurnedItIsReadOrRefused(index: Int) {
      let bytes = Self.pixels[index].0.bytes
      var refused = 0
      for position in bytes.indices {
        for bit in 0..<8 {
          var damaged = bytes
          damaged[position] ^= 1 << UInt8(bit)
          if (try? Image(png: damaged)) == nil { refused += 1 }
        }
      }
      #expect(refused > bytes.count)
    }

    @Test func anyBytesBehindTheSignatureAreReadOrRefused() {
      let seed = UInt64.random(in: 0 ... .max)
      var state = seed
      let names = ["IHDR", "IDAT", "PLTE", "tRNS", "iCCP", "zTXt", "gAMA", "sBIT", "IEND", "hIST"]
      func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      for _ in 0..<3000 {
        var bytes = Array(PNGFile(width: 2, height: 2, colorType: 3, rows: []).bytes.prefix(33))
        for _ in 0..<random(6) {
          let content = (0..<random(40)).map { _ in UInt8(random(256)) }
          bytes += PNGFile.chunk(names[random(names.count)], content)
        }
        do throws(ImageError) {
          let image = try Image(png: bytes)
          #expect(image.bytes.count == 16, "seed \(seed)")
        } catch {
          #expect(!error.description.isEmpty, "seed \(seed)")
        }
      }
    }
  #else
    @Test func withoutTheTraitNothingIsRead() {
      let file = PNGFile(width: 1, height: 1, rows: [0, 1, 2, 3, 4])
      #expect(throws: ImageError.notBuilt) { try Image(png: file.bytes) }
      let view = ImageView(try? Image(png: file.bytes), alternativeText: "a pixel")
      #expect(view.lines(width: 20).map(\.text) == ["a pixel"])
    }
  #endif

  @Test(
    arguments: [
      (ImageError.notBuilt, "images cannot be read: this program was built without the trait Images"),
      (.notPNG, "this is no PNG image"), (.truncated, "the image ends before it is complete"),
      (.malformed("IDAT: CRC error"), "the image is damaged: IDAT: CRC error"),
      (
        .tooLarge(width: 20_000, height: 3),
        "the image is too large: 20000 by 3 pixels, of at most 16384 a side and 16777216 in all"
      ),
      (.noMemory, "there is not enough memory for the image"),
    ])
  func errorsAreSentences(error: ImageError, sentence: String) {
    #expect(error.description == sentence)
  }
}
