/// One object that is expected to be gone, known without being kept alive.
///
/// `@unchecked Sendable`: the reference is weak and private. It is only compared with nil and asked for its
/// identity, and the runtime makes loading a weak reference safe from any thread; nobody gets the object
/// itself back out of here.
struct TrackedObject: @unchecked Sendable {
  private weak var object: AnyObject?
  let typeName: String
  let createdAt: CallSite

  init(_ object: AnyObject, createdAt: CallSite) {
    self.object = object
    self.typeName = String(describing: type(of: object))
    self.createdAt = createdAt
  }

  /// The identity of the object while it lives, nil afterwards.
  var identity: ObjectIdentifier? { object.map(ObjectIdentifier.init) }

  /// Where the object lies, 0 when it is gone.
  var address: UInt { identity.map { UInt(bitPattern: $0) } ?? 0 }
}
