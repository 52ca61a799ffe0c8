nonisolated extension Theme {
  /// The theme of this name, as a person types it: upper and lower case mean the same.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - themes: The themes to look in; without them the built-in ones.
  /// - Returns: The theme.
  /// - Throws: `ThemeError.unknown`, which lists the names that there are.
  public static func named(_ name: String, among themes: [Theme] = builtIn) throws(ThemeError) -> Theme {
    let wanted = name.lowercased()
    guard let theme = themes.first(where: { $0.name.lowercased() == wanted }) else {
      throw .unknown(name: name, known: themes.map(\.name))
    }
    return theme
  }
}
