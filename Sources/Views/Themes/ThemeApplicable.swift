/// Something that looks as a theme says.
///
/// A view takes what is its own, and passes the theme on to the views that it holds.
public protocol ThemeApplicable: AnyObject {
  /// Takes the look of `theme`.
  func apply(_ theme: Theme)
}
