public import RxCore

extension Label {
  /// The old spelling of `rx.text`.
  @available(*, deprecated, renamed: "rx.text")
  public var rx_text: Binder<String?> { rx.text }
}

extension TextField {
  /// The old spelling of `rx.text`.
  @available(*, deprecated, renamed: "rx.text")
  public var rx_text: ControlProperty<String> { rx.text }
}

extension View {
  /// The old spelling of `rx.isHidden`.
  @available(*, deprecated, renamed: "rx.isHidden")
  public var rx_hidden: Binder<Bool> { rx.isHidden }
}

extension Control {
  /// The old spelling of `sendActions(for:)`.
  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ event: Event) { sendActions(for: event) }
}
