extension ObservableType {
  /// A sequence that owns a resource: it is made for each subscription and disposed when that is over.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    deferred {
      let resource = try resourceFactory()
      do {
        return try observableFactory(resource).do(onDispose: { resource.dispose() })
      } catch {
        resource.dispose()
        throw error
      }
    }
  }
}
