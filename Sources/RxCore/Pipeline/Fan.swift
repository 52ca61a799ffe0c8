/// The meeting point of several sources in front of one sink: the inside of merge, combineLatest and their kin.
///
/// Its inlets own it, it owns the sink below. It only knows its inlets, so that it can dispose them. What keeps
/// `inlets` valid: an inlet takes itself out in its `deinit` and when it is torn down.
@usableFromInline class Fan<Output>: Upstream {
  @usableFromInline final let downstream: Sink<Output>
  @exclusivity(unchecked)  // These three: no access spans a call to a sink.
  private final var inlets: ContiguousArray<Unmanaged<AnySink>?> = []
  @exclusivity(unchecked)
  private final var vacant: ContiguousArray<Int32> = []
  /// How many inlets are open.
  @exclusivity(unchecked)
  @usableFromInline final var open = 0

  @usableFromInline init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
    downstream.upstream = self
  }

  deinit {
    if downstream.upstream === self { downstream.upstream = nil }
  }

  final func enter(_ inlet: AnySink) -> Int32 {
    open += 1
    if let place = vacant.popLast() {
      inlets[Int(place)] = .passUnretained(inlet)
      return place
    }
    inlets.append(.passUnretained(inlet))
    return Int32(truncatingIfNeeded: inlets.count - 1)
  }

  final func leave(_ place: Int32) {
    inlets[Int(place)] = nil
    vacant.append(place)
    open -= 1
  }

  /// Closes every inlet; called by the sink below when it wants no more.
  @usableFromInline override func cut(_ sink: AnySink) {
    close(except: nil)
    tearDown()
  }

  /// Releases what this fan holds beside its inlets.
  @usableFromInline func tearDown() {}

  override func stop() {
    for inlet in inlets { inlet?._withUnsafeGuaranteedRef { $0.stop() } }
  }

  /// Closes every inlet but one.
  final func close(except kept: AnySink?) {
    var index = 0
    while index < inlets.count {
      if let inlet = inlets[index]?.takeUnretainedValue(), inlet !== kept { inlet.dispose() }
      index += 1
    }
  }
}
