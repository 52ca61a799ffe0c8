import Testing
import Views

/// An image in another size.
@Suite struct ImageScalingTests {
  private func grey(_ levels: [UInt8]) -> Image {
    Image(width: levels.count, height: 1) { column, _ in
      Image.Pixel(levels[column], levels[column], levels[column])
    }
  }

  private func levels(_ image: Image) -> [UInt8] { (0..<image.width).map { image[$0, 0].red } }

  @Test(
    arguments: [
      ([0, 100, 200, 40], 2, [50, 120]),
      ([0, 100, 200, 40], 1, [85]),
      // Each new pixel covers one old pixel and a half.
      ([0, 90, 180], 2, [30, 150]),
      ([10, 20], 4, [10, 10, 20, 20]),
      ([0, 90], 3, [0, 45, 90]),
      ([7], 3, [7, 7, 7]),
      ([1, 2, 3], 3, [1, 2, 3]),
    ] as [([UInt8], Int, [UInt8])])
  func eachPixelIsTheAverageOfItsArea(old: [UInt8], width: Int, new: [UInt8]) {
    #expect(levels(grey(old).scaled(width: width, height: 1)) == new)
  }

  @Test func bothDirectionsCount() {
    let image = Image(width: 2, height: 2) { column, row in
      Image.Pixel(UInt8(column * 100), UInt8(row * 100), 8)
    }
    #expect(image.scaled(width: 1, height: 1)[0, 0] == Image.Pixel(50, 50, 8))
    #expect(image.scaled(width: 1, height: 2)[0, 1] == Image.Pixel(50, 100, 8))
  }

  @Test func whatIsClearColorsNothing() {
    let image = Image(width: 2, height: 1) { column, _ in column == 0 ? Pictures.red : Pictures.clear }
    #expect(image.scaled(width: 1, height: 1)[0, 0] == Image.Pixel(255, 0, 0, opacity: 128))
    let clear = Pictures.plain(Pictures.clear, width: 4, height: 4)
    #expect(clear.scaled(width: 1, height: 1)[0, 0] == Pictures.clear)
  }

  @Test func aFlatImageStaysFlat() {
    let image = Pictures.plain(Image.Pixel(201, 99, 3), width: 17, height: 13)
    for (width, height) in [(1, 1), (5, 7), (16, 12), (18, 14), (40, 1)] {
      #expect(
        image.scaled(width: width, height: height)
          == Pictures.plain(Image.Pixel(201, 99, 3), width: width, height: height))
    }
  }

  @Test func nothingHasNothing() {
    let none = Pictures.plain(Pictures.red, width: 3, height: 0)
    #expect(none.scaled(width: 2, height: 2).isEmpty)
    #expect(Pictures.plain(Pictures.red, width: 2, height: 2).scaled(width: 0, height: 5).isEmpty)
    #expect(Pictures.plain(Pictures.red, width: 2, height: 2).scaled(width: -1, height: 5).isEmpty)
  }

  @Test func bytesMustFitTheSize() {
    #expect(Image(width: 1, height: 1, bytes: [1, 2, 3, 4])?[0, 0] == Image.Pixel(1, 2, 3, opacity: 4))
    #expect(Image(width: 1, height: 1, bytes: [1, 2, 3]) == nil)
    #expect(Image(width: 2, height: 1, bytes: [1, 2, 3, 4]) == nil)
    #expect(Image(width: -1, height: -1, bytes: [1, 2, 3, 4]) == nil)
    #expect(Image(width: .max, height: 3, bytes: []) == nil)
    #expect(Image(width: 0, height: 3, bytes: [])?.isEmpty == true)
  }
}
