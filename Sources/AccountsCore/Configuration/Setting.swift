/// A setting by its name; the raw value is what stands before the `=`.
nonisolated enum Setting: String, CaseIterable {
  /// The colours: a theme's name.
  case theme
  /// What makes the sections of `accounts browse`.
  case groupBy = "group-by"
  /// Whether changes of a list are shown by a short tint.
  case motion
}
