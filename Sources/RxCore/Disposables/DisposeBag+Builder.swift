extension DisposeBag {
  /// Collects the disposables of a block, one a line.
  @resultBuilder public enum DisposableBuilder {
    /// One line.
    public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] { [disposable] }
    /// All lines.
    public static func buildBlock(_ parts: [any Disposable]...) -> [any Disposable] { Array(parts.joined()) }
    /// An `if` without an `else`.
    public static func buildOptional(_ part: [any Disposable]?) -> [any Disposable] { part ?? [] }
    /// The first branch.
    public static func buildEither(first part: [any Disposable]) -> [any Disposable] { part }
    /// The second branch.
    public static func buildEither(second part: [any Disposable]) -> [any Disposable] { part }
    /// A loop.
    public static func buildArray(_ parts: [[any Disposable]]) -> [any Disposable] { Array(parts.joined()) }
  }

  /// A bag of these.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag of these.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag of what the block says, one disposable a line.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  /// Adds what the block says, one disposable a line.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Adds members.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds members.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }
}
