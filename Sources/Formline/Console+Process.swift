#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Console {
  /// A variable of the process's environment.
  public nonisolated static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The last part of the path that the process was started by.
  public nonisolated static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "formline"
  }
}
