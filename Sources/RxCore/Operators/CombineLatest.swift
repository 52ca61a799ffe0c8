extension ObservableType {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  ///
  /// It begins when every source has said something and ends when all have ended.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input,
    resultSelector: @escaping (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    CombineLatest((repeat (each sources).asObservable())) { cells, down in
      do { down.next(try cells.apply(resultSelector)) } catch { down.fail(error) }
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    CombineLatest((repeat (each sources).asObservable())) { cells, down in down.next(cells.tuple) }
  }
}

/// The description: the sources and what is made of their values.
///
/// A class that takes its pack as a tuple: a closure cannot capture one.
@usableFromInline final class CombineLatest<Output, each Value>: Observable<Output> {
  @usableFromInline typealias Emit = (Cells<repeat each Value>, Sink<Output>) -> Void

  let sources: (repeat Observable<each Value>)
  private let emit: Emit

  @usableFromInline init(_ sources: (repeat Observable<each Value>), _ emit: @escaping Emit) {
    self.sources = sources
    self.emit = emit
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Output>) {
    let cells = Cells(for: self)
    let emit = emit
    cells.connect(self, to: Combiner(sink) { emit(cells, $0) })
  }
}
