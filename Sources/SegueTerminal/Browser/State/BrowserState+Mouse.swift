import SegueCatalog
import SegueTimeline

extension BrowserState {
  /// Handles the mouse: clicks select, the wheel scrolls the list, drags on the phone act as a
  /// finger, and the scrubber can be dragged.
  mutating func handle(_ mouse: BrowserMouse) -> [BrowserEffect] {
    switch mouse.action {
    case .wheelUp: return turn(mouse, by: -1)
    case .wheelDown: return turn(mouse, by: 1)
    case .press: return press(mouse)
    case .drag:
      if isScrubbing { scrub(mouse) }
      if isTouching { return [.touch(.moved, point(mouse))] }
    case .release:
      let wasTouching = isTouching
      (isTouching, isScrubbing) = (false, false)
      if wasTouching { return [.touch(.ended, point(mouse))] }
    }
    return []
  }

  private mutating func press(_ mouse: BrowserMouse) -> [BrowserEffect] {
    message = nil
    if focus == .help {
      focus = .list
      return []
    }
    if layout.list.contains(column: mouse.column, row: mouse.row) {
      let row = top + mouse.row - layout.list.row
      if hits.indices.contains(row) { select(row) }
      if focus == .search || focus == .filters { focus = .list }
    } else if layout.scrubber.contains(column: mouse.column, row: mouse.row) {
      isScrubbing = true
      scrub(mouse)
    } else if layout.phones[0].contains(column: mouse.column, row: mouse.row) {
      return touch(mouse)
    }
    return []
  }

  /// Handles a finger, and selects an operation that it can drive.
  private mutating func touch(_ mouse: BrowserMouse) -> [BrowserEffect] {
    guard let preset = selected?.preset else { return [] }
    if preset.scroll == nil {
      let now = operation(of: preset)
      guard let wanted = preset.operations.first(where: { preset.interactions[$0] != nil }) else {
        message = "this preset has no gesture"
        return []
      }
      if now.map({ preset.interactions[$0] == nil }) ?? true { show(wanted) }
    }
    isTouching = true
    return [.touch(.began, point(mouse))]
  }

  private mutating func turn(_ mouse: BrowserMouse, by step: Int) -> [BrowserEffect] {
    if layout.list.contains(column: mouse.column, row: mouse.row) {
      select(selection + step * 3)
    } else if layout.facts?.contains(column: mouse.column, row: mouse.row) ?? false {
      return [.scrollDetails(step)]
    } else {
      playback.step(step)
    }
    return []
  }

  private mutating func scrub(_ mouse: BrowserMouse) {
    let bar = layout.scrubberTrack
    playback.scrub(to: Double(mouse.column - bar.lowerBound) / Double(max(1, bar.count - 1)))
  }

  /// The point of the phone's screen at the center of a cell.
  private func point(_ mouse: BrowserMouse) -> Point2D {
    let phone = layout.phones[0]
    return PhoneShape.point(
      x: (Double(mouse.column - phone.column) + 0.5) / Double(phone.columns),
      y: (Double(mouse.row - phone.row) + 0.5) / Double(phone.rows))
  }
}

extension BrowserLayout {
  /// The columns of the scrubber's line, between its texts.
  var scrubberTrack: Range<Int> {
    let start = scrubber.column + 26
    return start..<max(start + 4, scrubber.column + scrubber.columns - 11)
  }
}
