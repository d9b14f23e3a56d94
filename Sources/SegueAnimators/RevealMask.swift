import SegueTimeline

/// An opening in front of a screen: how it begins, and how it is when all of the screen shows.
struct RevealMask {
  /// The shapes that it can have.
  enum Shape: String, CaseIterable {
    case circle, ellipse, rect
  }

  /// Where it can begin.
  enum Origin: String, CaseIterable {
    case source, center
  }

  /// The mask while the opening is smallest, in the screen's coordinates.
  let smallest: Mask
  /// The mask while the opening is largest, in the screen's coordinates.
  let largest: Mask

  /// Creates an opening in front of the upper screen of a stage.
  init(shape: Shape, origin: Origin, on stage: Stage) {
    let screen = stage.arrivesAbove ? stage.to : stage.from
    let whole = Rect(origin: .zero, size: screen.frame.size)
    let start = stage.element(at: origin)
    let frame = start.frame.offset(by: .zero - screen.frame.origin)
    switch shape {
    case .circle:
      smallest = Mask(shape: .ellipse, frame: frame)
      largest = Mask(
        shape: .ellipse, frame: whole.circumscribed(around: frame.center, Size.square))
    case .ellipse:
      smallest = Mask(shape: .ellipse, frame: frame)
      let proportions = frame.isEmpty ? whole.size : frame.size
      largest = Mask(
        shape: .ellipse, frame: whole.circumscribed(around: frame.center, proportions))
    case .rect:
      smallest = Mask(shape: .roundedRect, frame: frame, cornerRadius: start.cornerRadius)
      largest = Mask(shape: .roundedRect, frame: whole, cornerRadius: screen.cornerRadius)
    }
  }
}

extension Stage {
  /// What an opening begins at: from the middle it begins with nothing at all.
  fileprivate func element(at origin: RevealMask.Origin) -> Element {
    switch origin {
    case .center: Element(frame: Rect(center: container.bounds.center, size: .zero))
    case .source:
      if let source, !source.frame.isEmpty { source } else { Element(frame: unknownFrame) }
    }
  }
}

extension Size {
  fileprivate static let square = Size(width: 1, height: 1)
}

extension Rect {
  /// The frame of the smallest ellipse of a center and proportions that all of the rectangle lies in.
  ///
  /// The farthest corner lies on it.
  fileprivate func circumscribed(around center: Point, _ proportions: Size) -> Rect {
    guard !proportions.isEmpty else { return Rect(center: center, size: .zero) }
    let scale =
      corners.map { corner in
        LibM.hypot(
          2 * (corner.x - center.x) / proportions.width,
          2 * (corner.y - center.y) / proportions.height)
      }.max() ?? 0
    return Rect(
      center: center,
      size: Size(width: scale * proportions.width, height: scale * proportions.height))
  }
}
