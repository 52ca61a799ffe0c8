import LeakCheck
import TestSupport
import Testing

@Suite(.inOwnProcess, .serialized) struct PassingCostTests {
  @Test func aCheckThatPassesCostsLessThanAMillisecond() {
    let clock = ContinuousClock()
    let times = (0..<1000).map { _ in clock.measure { assertDeallocated { Screen.clean() } } }
    // The median: on a busy machine single ones wait for the processor.
    #expect(times.sorted()[500] < .milliseconds(1))
  }

  @Test func aScopeThatPassesCostsLessThanAMillisecond() async {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<1000 {
      times.append(await clock.measure { await expectDeallocated { tracked(Screen.clean()) } })
    }
    #expect(times.sorted()[500] < .milliseconds(1))
  }
}
