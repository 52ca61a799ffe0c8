import RxCore
import Testing

@Suite struct SampleTests {
  @Test(arguments: [
    ("-a-b---c--", "--x--x-x--", "--a--b-c--"),
    ("-a--------", "--x--x----", "--a-------"),
    ("-a--b-----", "--x---|---", "--a---(b|)"),
    ("-a--b|----", "--x----x--", "--a----(b|)"),
  ]) func picture(_ source: String, _ sampler: String, _ expected: String) {
    #expect(draw(source, sampler) { sources, _ in sources[0].sample(sources[1]) } == expected)
  }

  @Test func aDefault() {
    #expect(
      draw("-a------", "--x--x--") { sources, _ in sources[0].sample(sources[1], defaultValue: "o") }
        == "--a--o--")
  }
}
