/// One piece of work of a virtual scheduler; the scheduler owns it.
final class VirtualTimeItem {
  let time: RxTime
  var work: ((VirtualTimeItem) -> Void)?
  /// What the work left to dispose.
  var followUp: (any Disposable)?

  init(time: RxTime) { self.time = time }

  func run() {
    let action = work
    work = nil
    action?(self)
  }
}

/// Takes work back, or disposes what it left.
///
/// It holds the work weakly, so that a pending timer that is forgotten dies with its scheduler.
final class VirtualTimeTicket: DisposeBase, Cancelable {
  private weak var item: VirtualTimeItem?
  private(set) var isDisposed = false

  init(_ item: VirtualTimeItem) {
    self.item = item
    super.init()
  }

  override func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    item?.work = nil
    item?.followUp?.dispose()
  }
}
