/// A class that can hold itself in any way.
final class Owner: @unchecked Sendable {
  var count = 0
  var action: (() -> Void)?
  var next: Owner?
  var anything: Any?

  func act() { count += 1 }
}
