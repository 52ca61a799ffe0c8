/// The modules that come with the toolchain: their objects and functions are not the program's.
enum ToolchainModules {
  static func contains(_ module: some StringProtocol) -> Bool { names.contains(String(module)) }

  private static let names: Set<String> = [
    "Swift", "_Concurrency", "Synchronization", "Observation", "_StringProcessing", "_RegexParser",
    "RegexBuilder",
    "Distributed", "Runtime", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "_FoundationCollections", "Glibc", "Testing", "XCTest",
    "_Testing_Foundation", "HeapTrace", "LeakCheck",
  ]
}
