extension ObservableType {
  /// The values that come after `other` has said something.
  @inlinable public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let signal = other.asObservable()
    return source.carried(
      by: Source { down in
        let fan = Fan(down)
        let isOpen = Memory(false)
        let gate = ClosureInlet<Other.Element, Element>(fan, ended: { _ in }) { _, _ in isOpen.value = true }
        signal.attach(gate)
        if down.isStopped { return }
        source.attach(
          ClosureInlet(fan, ended: { $0.complete() }) { value, down in
            if isOpen.value { down.next(value) }
          })
      })
  }
}
