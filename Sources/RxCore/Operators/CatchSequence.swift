extension ObservableType {
  /// The first of the sequences that does not fail; each failure leads to the next one.
  public static func `catch`<Sources: Sequence>(sequence sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Source { down in
      let next = Sequencer<Element>.consuming(sources)
      Sequencer(down, step: .onError) { _ in next() }.advance()
    }
  }
}
