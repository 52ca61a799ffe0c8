/// One piece of work of a virtual scheduler; the scheduler owns it.
final class VirtualTimeItem {
  let time: RxTime
  /// Whether it was neither run nor taken back.
  private(set) var isPending = true
  private var work: (() -> any Disposable)?
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
    isPending = false
    work = nil
    let left = action()
    ticket?.keep(left)
  }

  /// It will not run; what it holds is let go of by `takeBack`.
  fileprivate func mark() { isPending = false }

  fileprivate func takeBack() {
    isPending = false
    work = nil
  }
}

/// Takes work back, or disposes what it left.
///
/// It holds the work weakly, so that a pending timer that is forgotten dies with its scheduler.
final class VirtualTimeTicket: DisposeBase, Cancelable {
  private weak var item: VirtualTimeItem?
  private var followUp: DisposeBase?
  private(set) var isDisposed = false

  fileprivate init(_ item: VirtualTimeItem) {
    self.item = item
    super.init()
  }

  fileprivate func keep(_ left: any Disposable) {
    if isDisposed { left.dispose() } else { followUp = left.managed }
  }

  override func markDisposed() {
    isDisposed = true
    item?.mark()
    followUp?.markDisposed()
  }

  override func dispose() {
    isDisposed = true
    item?.takeBack()
    let last = followUp
    followUp = nil
    last?.dispose()
  }
}
