/// What `body` throws, nil when it returns.
///
/// `#expect(throws:)` would do, but inside a macro's closure `#line` is the line of the macro.
func caught(_ body: () throws -> Void) -> (any Error)? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}

/// What `body` throws, nil when it returns.
func caught(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async -> (any Error)? {
  do {
    try await body()
    return nil
  } catch {
    return error
  }
}
