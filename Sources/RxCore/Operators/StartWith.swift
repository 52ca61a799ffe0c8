extension ObservableType {
  /// These values first, then the sequence.
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        for element in elements { down.next(element) }
        if !down.isStopped { source.attach(down) }
      })
  }
}
