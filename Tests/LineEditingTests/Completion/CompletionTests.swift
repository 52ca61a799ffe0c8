import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  @Test(
    arguments: [
      ("al", ["alpha"], "alpha", []),
      ("al", ["alpha", "alphabet"], "alpha", ["alpha", "alphabet"]),
      ("alpha", ["alpha", "alphabet"], nil, ["alpha", "alphabet"]),
      ("alpha", ["alpha"], nil, []),
      ("x", [], nil, []),
      ("", ["alpha", "beta"], nil, ["alpha", "beta"]),
      ("al", ["alpha", "alpha"], "alpha", []),
      // In another case than typed: taken where all agree on as much.
      ("al", ["Alice"], "Alice", []),
      ("al", ["Alice", "ALBERT"], nil, ["Alice", "ALBERT"]),
      // An emoji family is not cut in two.
      ("", ["👨‍👩‍👧", "👨‍👩‍👦"], nil, ["👨‍👩‍👧", "👨‍👩‍👦"]),
    ] as [(String, [String], String?, [String])])
  func completes(text: String, candidates: [String], replacement: String?, offered: [String]) {
    let completion = Completion(text, candidates: candidates)
    #expect(completion.replacement == replacement)
    #expect(completion.offered == offered)
  }
}
