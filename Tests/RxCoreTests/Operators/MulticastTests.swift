import RxCore
import Testing

@Suite struct MulticastTests {
  @Test func beginsWhenItIsConnected() {
    let probe = Probe<Int>()
    let published = probe.asObservable().publish()
    let recorder = Recorder<Int>()
    _ = published.subscribe(recorder)
    #expect(probe.subscribed == 0)
    let connection = published.connect()
    published.connect()
    #expect(probe.subscribed == 1)
    probe.on(.next(1))
    #expect(recorder.values == [1])
    connection.dispose()
    #expect(probe.disposed == 1)
    probe.on(.next(2))
    #expect(recorder.values == [1])
  }

  @Test func replays() {
    let probe = Probe<Int>()
    let replayed = probe.asObservable().replay(2)
    replayed.connect()
    for value in 1...3 { probe.on(.next(value)) }
    let recorder = Recorder<Int>()
    _ = replayed.subscribe(recorder)
    #expect(recorder.values == [2, 3])
    let all = probe.asObservable().replayAll()
    all.connect()
    for value in 4...6 { probe.on(.next(value)) }
    let other = Recorder<Int>()
    _ = all.subscribe(other)
    #expect(other.values == [4, 5, 6])
  }

  @Test func refCountConnectsAndDisconnects() {
    let probe = Probe<Int>()
    let counted = probe.asObservable().publish().refCount()
    let one = counted.subscribe(Recorder<Int>())
    let two = counted.subscribe(Recorder<Int>())
    #expect(probe.subscribed == 1)
    one.dispose()
    #expect(probe.isActive)
    two.dispose()
    #expect(!probe.isActive)
  }
}
