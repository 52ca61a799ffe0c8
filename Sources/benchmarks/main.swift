import Foundation

/// What can be measured; each figure beside its twin or peer in the same run.
let cases: [(name: String, run: @MainActor () throws -> [Measurement])] = [
  ("keys", { try measureKeyToEcho() }),
  ("start", { try measureStartUp() }),
  ("add", { try measurePipedAdd() }),
  ("memory", { try measureIdleMemory() }),
]

func complain(_ words: String) {
  FileHandle.standardError.write(Data((words + "\n").utf8))
}

let words = CommandLine.arguments.dropFirst()
let asJSON = words.contains("--json")
let wanted = words.filter { $0 != "--json" }
if wanted.elementsEqual(["rx"]) {
  exit(runRxBenchmarks(json: asJSON) ? 0 : 1)
}
if wanted.elementsEqual(["lists"]) || wanted.elementsEqual(["browse"]) {
  do {
    if wanted.contains("browse") {
      try runBrowseBenchmarks(json: asJSON)
    } else {
      try runListBenchmarks(json: asJSON)
    }
    exit(0)
  } catch {
    complain("benchmarks: \(error)")
    exit(1)
  }
}
if wanted.elementsEqual(["leaks"]) {
  exit(runLeakBenchmarks(json: asJSON) ? 0 : 1)
}
let unknown = wanted.filter { word in !cases.contains { $0.name == word } }
guard unknown.isEmpty else {
  let names = cases.map(\.name).joined(separator: " ")
  complain("usage: benchmarks [--json] [rx | lists | browse | leaks | \(names)]")
  exit(64)
}

do {
  var measurements: [Measurement] = []
  for one in cases where wanted.isEmpty || wanted.contains(one.name) {
    let found = try one.run()
    if !asJSON { for measurement in found { print(measurement.row) } }
    measurements += found
  }
  if asJSON { print("[\(measurements.map(\.json).joined(separator: ",\n "))]") }
} catch {
  complain("benchmarks: \(error)")
  exit(1)
}
