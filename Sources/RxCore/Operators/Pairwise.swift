extension ObservableType {
  /// Each value with the one before, from the second on.
  @inlinable public func pairwise() -> Observable<(Element, Element)> {
    freshStage {
      let last = Memory<Element?>(nil)
      return { value, down in
        let previous = last.value
        last.value = value
        if let previous { down.next((previous, value)) }
      }
    }
  }
}
