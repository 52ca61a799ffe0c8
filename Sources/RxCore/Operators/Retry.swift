extension ObservableType {
  /// The sequence, begun anew each time that it fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return source.carried(by: Source { down in Sequencer(down, step: .onError) { _ in source }.advance() })
  }

  /// The sequence, begun anew when it fails, `maxAttemptCount` times in all; then its last failure.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return source.carried(
      by: Source { down in
        var left = maxAttemptCount
        Sequencer(down, step: .onError) { _ in
          left -= 1
          return left >= 0 ? source : nil
        }.advance()
      })
  }
}
