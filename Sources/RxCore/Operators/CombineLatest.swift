extension ObservableType {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  ///
  /// It begins when every source has said something and ends when all have ended, or when one has ended without a
  /// value.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input,
    resultSelector: @escaping (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    CombineLatest((repeat (each sources).asObservable()), resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    CombineLatest((repeat (each sources).asObservable())) { (values: repeat (each Input).Element) in
      (repeat each values)
    }
  }
}

/// The description: the sources and what is made of their values.
///
/// A class that takes its pack as a tuple: a closure cannot capture one.
@usableFromInline final class CombineLatest<Result, each Value>: Observable<Result> {
  let sources: (repeat Observable<each Value>)
  let selector: (repeat each Value) throws -> Result

  @usableFromInline init(
    _ sources: (repeat Observable<each Value>), _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    self.sources = sources
    self.selector = selector
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Result>) {
    Combiner(sink, self).attach(self)
  }
}
