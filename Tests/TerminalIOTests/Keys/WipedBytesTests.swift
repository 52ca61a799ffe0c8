import TestSupport
import Testing

@testable import TerminalIO

@Suite struct WipedBytesTests {
  @Test func isAQueueOfBytes() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    var bytes = WipedBytes()
    var model: [UInt8] = []
    for step in 0..<20_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0...1:
        let byte = UInt8.random(in: 0...255, using: &random)
        bytes.append(byte)
        model.append(byte)
      case 2:
        let block = (0..<Int.random(in: 0..<50, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        block.withUnsafeBytes { bytes.append($0) }
        model += block
      default:
        let first = bytes.popFirst()
        #expect(first == (model.isEmpty ? nil : model.removeFirst()))
      }
      let count = bytes.count
      #expect(count == model.count, "seed \(seed), step \(step)")
      if step % 50 == 0 {
        let all = bytes.withBytes { Array($0) }
        #expect(all == model, "seed \(seed), step \(step)")
      }
    }
    bytes.wipe()
    let isEmpty = bytes.isEmpty
    #expect(isEmpty)
  }
}
