/// A screen and its view model: the cycle that every form can have.
final class ViewModel {
  var onChange: (() -> Void)?
}

final class Screen {
  let viewModel = ViewModel()
  var title = ""

  /// Closes a cycle: the view model's closure holds the screen.
  func bindStrongly() { viewModel.onChange = { self.title = "changed" } }

  /// Leaves no cycle.
  func bindWeakly() { viewModel.onChange = { [weak self] in self?.title = "changed" } }

  static func leaking() -> Screen {
    let screen = Screen()
    screen.bindStrongly()
    return screen
  }

  static func clean() -> Screen {
    let screen = Screen()
    screen.bindWeakly()
    return screen
  }
}

struct ScreenFailed: Error {}
