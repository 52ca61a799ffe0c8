extension ObservableType {
  /// Each value with its number, from zero.
  @inlinable public func enumerated() -> Observable<(index: Int, element: Element)> {
    freshStage {
      let count = Memory(0)
      return { value, down in
        let index = count.value
        count.value += 1
        down.next((index, value))
      }
    }
  }
}
