extension ObservableType {
  /// The latest value whenever `sampler` says something, if there is a new one.
  ///
  /// - Parameters:
  ///   - sampler: its end gives the last new value and ends the sequence.
  ///   - defaultValue: said where there is no new value; nil says nothing.
  /// - Returns: the sampled values.
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let beat = sampler.asObservable()
    return source.carried(
      by: Source { down in
        let fan = Fan(down)
        let latest = Memory<Element?>(nil)
        let isOver = Memory(false)
        let say: (Sink<Element>) -> Void = { down in
          let value = latest.value ?? defaultValue
          latest.value = nil
          if let value { down.next(value) }
          if isOver.value { down.complete() }
        }
        source.attach(
          ClosureInlet(fan, ended: { _ in isOver.value = true }) { value, _ in latest.value = value })
        if down.isStopped { return }
        beat.attach(
          ClosureInlet(
            fan,
            ended: { down in
              isOver.value = true
              say(down)
            }
          ) { _, down in say(down) })
      })
  }
}
