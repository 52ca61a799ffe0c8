import TerminalIO
import Testing
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Every style of a theme with its name, also of parts that come later.
enum ThemeStyles {
  static func all(of theme: Theme) -> [(name: String, style: Style)] {
    Mirror(reflecting: theme).children.flatMap { part in
      Mirror(reflecting: part.value).children.compactMap { child in
        (child.value as? Style).map { ("\(part.label ?? "").\(child.label ?? "")", $0) }
      }
    }
  }
}

/// How well one colour is read on another: WCAG 2.2's contrast ratio, 1 to 21.
func contrast(_ left: Color, _ right: Color) throws -> Double {
  let lights = [try luminance(left), try luminance(right)].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

/// WCAG 2.2's relative luminance.
private func luminance(_ color: Color) throws -> Double {
  guard case .rgb(let red, let green, let blue) = color else {
    throw NoNumbers(color: color)
  }
  let parts = [red, green, blue].map { part -> Double in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

/// The user's terminal chooses what this colour is.
struct NoNumbers: Error {
  var color: Color
}
