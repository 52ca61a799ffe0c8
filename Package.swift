// swift-tools-version: 6.2
import PackageDescription

let mainActorTargets: Set<String> = [
  "Views", "Lists", "Forms", "Formline", "FormlineTesting", "AccountsCore", "accounts", "tweets",
  "LeakCheckMainActorTests", "ViewsTests", "ListsTests", "FormsTests", "FormlineTests",
  "FormlineTestingTests",
  "AccountsCoreTests",
]

let package = Package(
  name: "Formline",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Formline", targets: ["Formline"]),
    .library(name: "FormlineTesting", targets: ["FormlineTesting"]),
    .library(name: "LeakCheck", targets: ["LeakCheck"]),
    .library(name: "HeapTrace", targets: ["HeapTrace"]),
    .executable(name: "accounts", targets: ["accounts"]),
    .executable(name: "tweets", targets: ["tweets"]),
    .executable(name: "benchmarks", targets: ["benchmarks"]),
  ],
  traits: [
    .trait(name: "Images", description: "PNG images are decoded, by libpng (libpng-dev).")
  ],
  targets: [
    // Floor 0: the only C.
    .systemLibrary(name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCrypt", pkgConfig: "libcrypt", providers: [.apt(["libcrypt-dev"])]),
    .target(name: "CTerminal"),
    .target(name: "CHeapTrace"),
    // Empty without the trait, so that a build without it asks for no libpng.
    .target(
      name: "CPNG", cSettings: [.define("FORMLINE_IMAGES", .when(traits: ["Images"]))],
      linkerSettings: [.linkedLibrary("png", .when(traits: ["Images"]))]),

    // Floor 1: each knows nothing of the others.
    .target(name: "RxCore"),
    .target(name: "Differences"),
    .target(name: "TerminalIO", dependencies: ["CTerminal"]),
    .target(name: "HeapTrace", dependencies: ["CHeapTrace"]),

    // Floor 2
    .target(name: "LeakCheck", dependencies: ["HeapTrace"]),
    .target(name: "LineEditing", dependencies: ["CEditLine", "TerminalIO"]),

    // Floor 3
    .target(
      name: "Views",
      dependencies: [
        "RxCore", "TerminalIO", .target(name: "CPNG", condition: .when(traits: ["Images"])),
      ]),

    // Floor 4
    .target(name: "Lists", dependencies: ["RxCore", "TerminalIO", "Views", "Differences"]),
    .target(name: "Forms", dependencies: ["RxCore", "TerminalIO", "Views"]),

    // Floor 5: what a user imports.
    .target(
      name: "Formline",
      dependencies: ["RxCore", "Differences", "TerminalIO", "LineEditing", "Views", "Lists", "Forms"]),
    .target(name: "FormlineTesting", dependencies: ["RxCore", "TerminalIO", "Views", "Lists", "Forms"]),

    // Floor 6
    .target(
      name: "AccountsCore",
      dependencies: [
        "Formline", "RxCore", "Differences", "Lists", "TerminalIO", "HeapTrace", "CSQLite", "CCrypt",
      ]),

    // Floor 7: programs.
    .executableTarget(name: "accounts", dependencies: ["AccountsCore"]),
    .executableTarget(name: "tweets", dependencies: ["Formline"]),
    .executableTarget(name: "benchmarks", dependencies: ["AccountsCore", "Formline", "HeapTrace"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "RxCoreTests", dependencies: ["RxCore", "FormlineTesting", "LeakCheck", "TestSupport"]),
    .testTarget(name: "TerminalIOTests", dependencies: ["TerminalIO", "LeakCheck", "TestSupport"]),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "TerminalIO", "LeakCheck", "TestSupport"]),
    .testTarget(name: "LeakCheckTests", dependencies: ["LeakCheck", "HeapTrace", "TestSupport"]),
    .testTarget(
      name: "HeapTraceTests", dependencies: ["HeapTrace", "CHeapTrace", "RxCore", "TestSupport"]),
    .testTarget(name: "LeakCheckMainActorTests", dependencies: ["LeakCheck"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "FormlineTesting", "LeakCheck", "TestSupport"]),
    .testTarget(name: "DifferencesTests", dependencies: ["Differences", "TestSupport"]),
    .testTarget(
      name: "ListsTests",
      dependencies: ["Lists", "Differences", "FormlineTesting", "LeakCheck", "TestSupport"]),
    .testTarget(name: "FormlineTestingTests", dependencies: ["FormlineTesting", "LeakCheck"]),
    .testTarget(name: "FormsTests", dependencies: ["Forms", "FormlineTesting", "LeakCheck"]),
    .testTarget(
      name: "FormlineTests", dependencies: ["Formline", "FormlineTesting", "LeakCheck", "TestSupport"]),
    .testTarget(
      name: "AccountsCoreTests",
      dependencies: ["AccountsCore", "Formline", "FormlineTesting", "LeakCheck", "TestSupport"]),
    .testTarget(
      name: "DelegateTests",
      dependencies: ["AccountsCore", "Formline", "FormlineTesting", "HeapTrace", "tweets"]),
    .testTarget(name: "EndToEndTests", dependencies: ["accounts", "tweets", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The house settings, here once so that no target forgets them.
let cTargets: Set<String> = ["CTerminal", "CHeapTrace", "CPNG"]
for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if mainActorTargets.contains(target.name) { settings.append(.defaultIsolation(MainActor.self)) }
  target.swiftSettings = settings
}
