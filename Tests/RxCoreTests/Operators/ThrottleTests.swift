import RxCore
import Testing

@Suite struct ThrottleTests {
  @Test(arguments: [
    (true, "-ab--c------|", "-a--b--c----|"),
    (false, "-ab--c------|", "-a---c------|"),
    (true, "-ab|", "-a--(b|)"),
    (true, "-a|", "-a|"),
    (true, "-ab#", "-a-#"),
  ]) func picture(_ latest: Bool, _ source: String, _ expected: String) {
    #expect(
      draw(source, frames: 13) { $0[0].throttle(.frames(3), latest: latest, scheduler: $1) } == expected)
  }
}
