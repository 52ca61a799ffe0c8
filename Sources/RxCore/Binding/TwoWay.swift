infix operator <-> : DefaultPrecedence

/// Binds a control and a relay to each other: the control shows the relay's value, and the relay takes what the user
/// makes of it.
///
/// Neither side hears its own change again, so nothing echoes and nothing loops.
///
/// - Returns: ends both directions.
public func <-> <Value>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> any Disposable {
  twoWay(property, relay.asObservable()) { relay.accept($0) }
}

/// Binds a control and a variable to each other.
///
/// - Returns: ends both directions.
public func <-> <Value>(property: ControlProperty<Value>, variable: Variable<Value>) -> any Disposable {
  twoWay(property, variable.asObservable()) { variable.value = $0 }
}

private func twoWay<Value>(
  _ property: ControlProperty<Value>, _ state: Observable<Value>, set: @escaping (Value) -> Void
) -> any Disposable {
  var isFromState = false
  var isFromProperty = false
  let down = state.subscribe(onNext: { value in
    if isFromProperty {
      // Its own change; what the state makes of it comes after.
      isFromProperty = false
      return
    }
    isFromState = true
    property.onNext(value)
    isFromState = false
  })
  let up = property.changed.subscribe(onNext: { value in
    if isFromState { return }
    isFromProperty = true
    set(value)
    isFromProperty = false
  })
  return Disposables.create(down, up)
}
