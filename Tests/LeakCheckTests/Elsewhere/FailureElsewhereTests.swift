import Foundation
import TestSupport
import Testing

/// What a failing check says in a process that is not like others, and what it leaves behind.
@Suite(.inCommonProcess) struct FailureElsewhereTests {
  private let folder = TemporaryFolder()

  private static let failure = "Screen was not deallocated at once (created at FailingCheckTests.swift:10)"

  @Test(.notUnderThreadSanitizer("it has a malloc of its own"))
  func underAnotherMallocItSaysThatThereIsNoPath() async throws {
    let (source, library) = (folder.write(OtherMalloc.source, to: "malloc.c"), folder.file("malloc.so"))
    try await Tool.run("clang", "-shared", "-fPIC", "-O1", "-o", library, source)
    let outcome = try await OwnProcess.run(FailingCheckTests.filter, environment: ["LD_PRELOAD": library])
    expect("(no reference path: malloc is not glibc's)", in: outcome)
  }

  @Test(.notUnderThreadSanitizer("there is no path"))
  func inAStrippedProgramThePathKeepsItsTypesAndProperties() async throws {
    let stripped = folder.file("tests")
    try await Tool.run("strip", "-o", stripped, OwnProcess.program.path)
    let outcome = try await OwnProcess.run(FailingCheckTests.filter, of: URL(fileURLWithPath: stripped))
    expect(
      """
      retain cycle: Screen.viewModel -> ViewModel.onChange -> \
      a closure without a name (the binary was stripped of it) captures Screen
      """, in: outcome)
  }

  @Test(.onlyUnderThreadSanitizer) func underASanitizerItSaysThatThereIsNoPath() async throws {
    let outcome = try await OwnProcess.run(FailingCheckTests.filter)
    expect("(no reference path: under a sanitizer the heap is not the C library's)", in: outcome)
  }

  @Test func whatItSaysIsAttachedToTheTest() async throws {
    let outcome = try await OwnProcess.run(
      FailingCheckTests.filter, options: ["--attachments-path", folder.path])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(folder.names == ["leak.txt"])
    #expect(comparable(folder.text(of: "leak.txt") ?? "") == Self.failure + "\n" + Screen.cycle)
  }

  private func expect(
    _ reason: String, in outcome: OtherProcess, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 0, "\(outcome.output)", sourceLocation: sourceLocation)
    let lines = outcome.output.split(separator: "\n").map { $0.drop { "↳ ".contains($0) } }
    let place = lines.firstIndex { $0 == Self.failure }.map { $0 + 1 }
    #expect(
      place.map { lines[$0] == reason } == true, "\(outcome.output)", sourceLocation: sourceLocation)
  }
}
