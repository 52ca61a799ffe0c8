extension ObservableType {
  /// What `resultSelector` makes of the latest values, whenever one of the sources says something.
  ///
  /// It begins when every source has said something and ends when all have ended.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input,
    resultSelector: @escaping (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    Joined((repeat (each sources).asObservable())) { plan, down in
      let cells = Cells(for: plan)
      cells.connect(
        plan,
        to: Combiner(down) { down in
          do { down.next(try cells.apply(resultSelector)) } catch { down.fail(error) }
        })
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values as a tuple, whenever one of the sources says something.
  @inlinable public static func combineLatest<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    Joined((repeat (each sources).asObservable())) { plan, down in
      let cells = Cells(for: plan)
      cells.connect(plan, to: Combiner(down) { $0.next(cells.tuple) })
    }
  }
}
