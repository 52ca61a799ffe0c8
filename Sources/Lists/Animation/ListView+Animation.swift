import Differences
import RxCore
import TerminalIO
import Views

extension ListView {
  /// The clock for animations; `nil` where there shall be none.
  private var animationClock: (any SchedulerType)? { screen?.motion == .full ? screen?.scheduler : nil }

  /// Has rows that are gone stand where they were a moment longer.
  func showGhosts(of pictures: [Picture], _ animation: AnimationConfiguration, visible: Int) {
    guard let clock = animationClock, !pictures.isEmpty, animation.delete.shows(pictures.count, of: visible)
    else { return }
    ghosts = Ghosts(
      pictures.map { Ghosts.Ghost(above: $0.place(in: layout), lines: $0.lines) },
      end: clock.now + AnimationConfiguration.duration)
  }

  /// Tints the rows in sight that came or changed.
  func tint(_ changes: Changeset, _ animation: AnimationConfiguration, visible: Int) {
    guard let clock = animationClock, width > 0 else { return }
    let rows = layout.parts(in: visibleRows).compactMap { place -> IndexPath? in
      if case .row(let indexPath) = place.part { indexPath } else { nil }
    }
    let end = clock.now + AnimationConfiguration.duration
    let visible = max(visible, rows.count)
    let inserted = rows.filter(changes.inserts)
    if animation.insert.shows(inserted.count, of: visible) { tints.add(.inserted, to: inserted, until: end) }
    let reloaded = rows.filter(changes.updates)
    if animation.reload.shows(reloaded.count, of: visible) { tints.add(.reloaded, to: reloaded, until: end) }
  }

  /// Ends what is shown for a time when that has passed.
  func scheduleEnd() {
    let ends = [tints.nextEnd, ghosts.isEmpty ? nil : ghosts.end].compactMap(\.self)
    guard let clock = animationClock, let end = ends.min() else { return }
    animationTimer.disposable = clock.scheduleRelative((), dueTime: max(.zero, end - clock.now)) {
      [weak self] in
      self?.endAnimations(at: end)
      return Disposables.create()
    }
  }

  private func endAnimations(at time: RxTime) {
    tints.end(at: time)
    if ghosts.end <= time { ghosts = Ghosts() }
    setNeedsDisplay()
    scheduleEnd()
  }

  /// Ends everything that is shown for a time.
  func endAnimations() {
    tints.removeAll()
    ghosts = Ghosts()
    animationTimer.disposable = Disposables.create()
  }

  /// Ghosts stand where they are, or not at all.
  func endGhosts(unlessAt offset: Int, width: Int) {
    if let place = ghosts.place, place != (offset, width) { ghosts = Ghosts() }
  }

  /// A part as it looked, faintly.
  func picture(of place: PlacedPart, width: Int) -> [Line] {
    var gutter = 0
    var inner = width
    if case .row = place.part {
      gutter = gutterWidth
      inner = cellWidth(width)
    }
    var rows = parts[place.part]?.lines(width: inner) ?? []
    rows = Array(rows.prefix(place.rows.count))
    while rows.count < place.rows.count { rows.append(Line()) }
    return rows.map { row in
      let mark = gutter > 0 ? [Span(String(repeating: " ", count: gutter))] : []
      let line = Line(mark + row.cut(to: inner).spans)
      return (look.row.background == nil ? line : line.filled(to: width)).over(look.row).under(look.deleted)
    }
  }
}
