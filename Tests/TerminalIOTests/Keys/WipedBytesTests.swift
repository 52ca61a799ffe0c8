import Testing

@testable import TerminalIO

@Suite struct WipedBytesTests {
  @Test func isAQueueOfBytes() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var bytes = WipedBytes()
    var model: [UInt8] = []
    for step in 0..<20_000 {
      switch Int.random(in: 0..<6, using: &random) {
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
      case 3:
        let count = Int.random(in: 0...min(20, model.count), using: &random)
        bytes.removeFirst(count)
        model.removeFirst(count)
      case 4:
        let written = bytes.appendUpTo(10) { free in
          free[0] = 7
          free[1] = 8
          return 2
        }
        #expect(written == 2)
        model += [7, 8]
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
