import HeapTrace

/// A screen and its view model: the cycle that every form can have.
final class ViewModel {
  var onChange: (() -> Void)?
}

final class Screen {
  let viewModel = ViewModel()
  var title = ""

  /// Closes a cycle: the view model's closure holds the screen.
  func bindStrongly() { viewModel.onChange = { self.title = "changed" } }
  private static let line = #line - 1
  #if DEBUG
    private static let closure = "closure #1 in Screen.bindStrongly() at Screen.swift:\(line) captures Screen"
  #else
    private static let closure = "closure #1 in Screen.bindStrongly() captures Screen"
  #endif

  /// What is told of a screen that was bound strongly.
  static let cycle = noPath ?? "retain cycle: Screen.viewModel -> ViewModel.onChange -> \(closure)"
  /// What is told of its view model.
  static let cycleFromItsViewModel =
    noPath ?? "retain cycle: ViewModel.onChange -> \(closure).viewModel -> ViewModel"

  /// Leaves no cycle.
  func bindWeakly() { viewModel.onChange = { [weak self] in self?.title = "changed" } }

  /// What is told instead where the heap is not glibc's: under a sanitizer, on another platform.
  static let noPath: String? = {
    do throws(TraceFailure) {
      _ = try Heap.histogram()
      return nil
    } catch {
      return "(no reference path: \(error.reason))"
    }
  }()

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
