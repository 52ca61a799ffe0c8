import Foundation

/// Where the programs of this build are: beside the test bundle.
enum BuiltProgram {
  /// The build's folder.
  static let folder: String = {
    let test = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let folder = URL(fileURLWithPath: test).resolvingSymlinksInPath().deletingLastPathComponent()
    return folder.path
  }()

  /// The program under test.
  static let accounts = "\(folder)/accounts"
  /// The smallest program.
  static let tweets = "\(folder)/tweets"
}
