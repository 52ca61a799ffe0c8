extension ObservableType {
  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  ///
  /// It ends when all sources have ended, or when one says something while all others have ended.
  @inlinable public static func zip<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input,
    resultSelector: @escaping (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    Zip((repeat (each sources).asObservable())) { lanes, down in
      do { down.next(try lanes.apply(resultSelector)) } catch { down.fail(error) }
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of all sources as a tuple, then the second ones, and so on.
  @inlinable public static func zip<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    Zip((repeat (each sources).asObservable())) { lanes, down in down.next(lanes.tuple) }
  }
}

/// The description: the sources and what is made of their values.
///
/// A class that takes its pack as a tuple: a closure cannot capture one.
@usableFromInline final class Zip<Output, each Value>: Observable<Output> {
  @usableFromInline typealias Emit = (Lanes<repeat each Value>, Sink<Output>) -> Void

  let sources: (repeat Observable<each Value>)
  private let emit: Emit

  @usableFromInline init(_ sources: (repeat Observable<each Value>), _ emit: @escaping Emit) {
    self.sources = sources
    self.emit = emit
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Output>) {
    let lanes = Lanes(for: self)
    let emit = emit
    lanes.connect(self, to: Zipper(sink) { emit(lanes, $0) })
  }
}
