/// One piece of work of a virtual scheduler; the scheduler owns it.
final class VirtualTimeItem {
  let time: RxTime
  private(set) var work: (() -> any Disposable)?
  private weak var ticket: VirtualTimeTicket?

  init(time: RxTime, _ work: @escaping () -> any Disposable) {
    self.time = time
    self.work = work
  }

  /// What takes the work back; made once.
  func makeTicket() -> VirtualTimeTicket {
    let fresh = VirtualTimeTicket(self)
    ticket = fresh
    return fresh
  }

  func run() {
    guard let action = work else { return }
    work = nil
    let left = action()
    ticket?.keep(left)
  }

  fileprivate func takeBack() { work = nil }
}

/// Takes work back, or disposes what it left.
///
/// It holds the work weakly, so that a pending timer that is forgotten dies with its scheduler.
final class VirtualTimeTicket: DisposeBase, Cancelable {
  private weak var item: VirtualTimeItem?
  private var followUp: (any Disposable)?
  private(set) var isDisposed = false

  fileprivate init(_ item: VirtualTimeItem) {
    self.item = item
    super.init()
  }

  fileprivate func keep(_ left: any Disposable) {
    if isDisposed { left.dispose() } else { followUp = left }
  }

  override func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    item?.takeBack()
    followUp?.dispose()
    followUp = nil
  }
}
