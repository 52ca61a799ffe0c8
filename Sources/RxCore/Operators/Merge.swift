extension ObservableType {
  /// The values of all sources as they come; it ends when all have ended.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Source { down in
      let merger = Merger(down)
      for source in sources where !down.isStopped { merger.add(source) }
      merger.close()
    }
  }

  /// The values of all sources as they come; it ends when all have ended.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The values of all inner sources as they come; it ends when the source and all inner ones have ended.
  @inlinable public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// The values of the inner sources, of which at most `maxConcurrent` run at a time; the others wait their turn.
  @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatMap(maxConcurrent: maxConcurrent) { $0 }
  }
}
