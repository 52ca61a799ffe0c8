import RxCore
import Testing

/// Whatever happens in whatever order, also in the middle of a delivery: nothing is heard after it was disposed, and
/// when all is over, nobody is left.
@Suite struct StressTests {
  @Test(arguments: 0..<10) func nothingIsHeardAfterDisposeAndNobodyIsLeft(_ block: Int) {
    for seed in UInt64(block * 200)..<UInt64(block * 200 + 200) {
      let census = RandomWorld.Census()
      do {
        let world = RandomWorld(seed: seed, census: census)
        for _ in 0..<150 { world.step() }
        world.end()
      }
      #expect(census.heardAfterDispose == 0, "seed \(seed)")
      #expect(census.alive == 0, "seed \(seed)")
    }
  }
}
