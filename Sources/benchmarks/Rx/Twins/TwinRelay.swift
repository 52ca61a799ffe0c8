/// An observer by hand: a final class behind one virtual call.
class TwinObserver {
  var place = 0
  func receive(_ value: Int) {}
}

/// Adds what it gets.
final class TwinAdder: TwinObserver {
  let total: Total
  init(_ total: Total) { self.total = total }
  override func receive(_ value: Int) { total.value &+= value }
}

/// Calls one closure.
final class TwinCaller: TwinObserver {
  let call: (Int) -> Void
  init(_ call: @escaping (Int) -> Void) { self.call = call }
  override func receive(_ value: Int) { call(value) }
}

/// Where results go, so that no work can be left out.
final class Total {
  var value = 0
}

/// A relay by hand: unmanaged observers, no queue, no gaps to close but at the end.
final class TwinRelay {
  private(set) var value: Int
  private var observers: ContiguousArray<Unmanaged<TwinObserver>?> = []

  init(_ value: Int) { self.value = value }

  deinit { for observer in observers { observer?.release() } }

  func add(_ observer: TwinObserver) {
    observer.place = observers.count
    observers.append(.passRetained(observer))
    observer.receive(value)
  }

  func remove(_ observer: TwinObserver) {
    observers[observer.place]?.release()
    if observer.place == observers.count - 1 {
      observers.removeLast()
    } else {
      observers[observer.place] = nil
    }
  }

  func accept(_ new: Int) {
    value = new
    for index in observers.indices { observers[index]?._withUnsafeGuaranteedRef { $0.receive(new) } }
  }
}
