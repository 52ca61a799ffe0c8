extension ObservableType {
  /// The values of all sources as they come; it ends when all have ended.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Source { down in
      let fan = Merger(down)
      fan.begin()
      for source in sources {
        if down.isStopped { return }
        source.attach(MergeInlet(fan))
      }
      fan.end()
    }
  }

  /// The values of all sources as they come; it ends when all have ended.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The values of all inner sources as they come; it ends when the source and all inner ones have ended.
  public func merge() -> Observable<Element.Element> {
    let source = asObservable()
    return Source { down in
      let fan = Merger(down)
      source.attach(MergeSourceInlet<Element, Element.Element>(fan))
    }
  }
}

/// Counts what is still to end.
final class Merger<Element>: Fan<Element> {
  private var pending = 0

  func begin() { pending += 1 }

  func end() {
    pending -= 1
    if pending == 0 { downstream.complete() }
  }
}

final class MergeInlet<Element>: Inlet<Element, Element> {
  private let merger: Merger<Element>

  init(_ merger: Merger<Element>) {
    self.merger = merger
    super.init(merger)
    merger.begin()
  }

  override func receive(_ value: Element) { fan.downstream.next(value) }
  override func receiveCompleted() { merger.end() }
}

final class MergeSourceInlet<Inner: ObservableConvertibleType, Element>: Inlet<Inner, Element>
where Inner.Element == Element {
  private let merger: Merger<Element>

  init(_ merger: Merger<Element>) {
    self.merger = merger
    super.init(merger)
    merger.begin()
  }

  override func receive(_ value: Inner) { value.asObservable().attach(MergeInlet(merger)) }
  override func receiveCompleted() { merger.end() }
}
