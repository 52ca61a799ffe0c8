extension Trait where Kind: UnfailingKind {
  /// These values in order, then the end.
  @inlinable public static func of(_ elements: Element...) -> Trait<Kind, Element> {
    Trait(trusted: .from(elements))
  }

  /// The end, without a value.
  @inlinable public static func empty() -> Trait<Kind, Element> { Trait(trusted: .empty()) }

  /// The values of `sequence` in order, then the end.
  @inlinable public static func from<Values: Sequence>(_ sequence: Values) -> Trait<Kind, Element>
  where Values.Element == Element {
    Trait(trusted: .from(sequence))
  }
}

extension Trait where Kind: UnfailingKind, Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one every `period`.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Trait<Kind, Element>
  {
    Trait(.interval(period, scheduler: scheduler))
  }

  /// 0 after `dueTime`, then the end; with a `period` 1, 2 and so on instead.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Trait<Kind, Element> {
    Trait(.timer(dueTime, period: period, scheduler: scheduler))
  }
}
