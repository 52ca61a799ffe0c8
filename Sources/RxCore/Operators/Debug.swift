extension ObservableType {
  /// Reports each event and the beginning and end of each subscription to `Hooks`, with `identifier` before it.
  ///
  /// - Parameters:
  ///   - identifier: what stands before each line; the place in the source code if nil.
  ///   - trimOutput: whether a value is cut after 60 characters.
  ///   - file: where this is.
  ///   - line: where this is.
  /// - Returns: the same sequence.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line)"
    func report(_ event: Event<Element>) {
      let text = "\(event)"
      Hooks.report("\(name) -> \(trimOutput && text.count > 60 ? "\(text.prefix(60))..." : text)")
    }
    return `do`(
      onNext: { report(.next($0)) },
      onError: { report(.error($0)) },
      onCompleted: { report(.completed) },
      onSubscribe: { Hooks.report("\(name) -> subscribed") },
      onDispose: { Hooks.report("\(name) -> disposed") })
  }
}
