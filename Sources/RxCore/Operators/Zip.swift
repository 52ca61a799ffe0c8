extension ObservableType {
  /// What `resultSelector` makes of the first values of all sources, then of the second ones, and so on.
  ///
  /// It ends when all sources have ended, or when one says something while all others have ended.
  @inlinable public static func zip<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input,
    resultSelector: @escaping (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    Joined((repeat (each sources).asObservable())) { plan, down in
      let lanes = Lanes(for: plan)
      lanes.connect(
        plan,
        to: Zipper(down) { down in
          do { down.next(try lanes.apply(resultSelector)) } catch { down.fail(error) }
        })
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of all sources as a tuple, then the second ones, and so on.
  @inlinable public static func zip<each Input: ObservableConvertibleType>(
    _ sources: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    Joined((repeat (each sources).asObservable())) { plan, down in
      let lanes = Lanes(for: plan)
      lanes.connect(plan, to: Zipper(down) { $0.next(lanes.tuple) })
    }
  }
}
