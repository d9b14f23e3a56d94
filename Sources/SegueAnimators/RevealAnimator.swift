public import SegueTimeline

/// An animator that reveals the upper screen through a growing mask; going back, the mask shrinks.
///
/// The mask moves linearly: the preset provides the easing.
public struct RevealAnimator: Animator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "reveal", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "shape", kind: .choice(RevealMask.Shape.allCases.map { $0.rawValue }),
        defaultValue: .choice(RevealMask.Shape.circle.rawValue), help: "The shape of the opening."),
      ParameterDescription(
        name: "origin", kind: .choice(RevealMask.Origin.allCases.map { $0.rawValue }),
        defaultValue: .choice(RevealMask.Origin.source.rawValue),
        help: "Where the opening begins: at the source, or at the container's center."),
    ])

  /// The default duration, in seconds.
  static let duration = 0.5

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let revealMask = RevealMask(
      shape: parameters.choice("shape").flatMap(RevealMask.Shape.init) ?? .circle,
      origin: parameters.choice("origin").flatMap(RevealMask.Origin.init) ?? .source, on: stage)
    var draft = TimelineBuilder(stage, duration: Self.duration)
    draft.addLowerScreen()
    draft.reveal(revealMask)
    return try draft.timeline()
  }
}

extension TimelineBuilder {
  /// Adds the upper screen on top, with a mask that grows as it arrives and shrinks as it leaves.
  mutating func reveal(_ revealMask: RevealMask) {
    let screen = addScreen(stage.arrivesAbove ? .to : .from)
    mask(screen, with: stage.arrivesAbove ? revealMask.smallest : revealMask.largest)
    open(
      [.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius], of: screen,
      from: revealMask.smallest.numbers, to: revealMask.largest.numbers)
  }
}

extension Mask {
  fileprivate var numbers: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height, cornerRadius]
  }
}

/// The mask of a reveal: its smallest form, and the one that shows the whole screen.
struct RevealMask {
  /// The shapes of the mask.
  enum Shape: String, CaseIterable {
    case circle, ellipse, rect
  }

  /// The starting points of the mask.
  enum Origin: String, CaseIterable {
    case source, center
  }

  /// The smallest mask, in the screen's coordinates.
  let smallest: Mask
  /// The largest mask, in the screen's coordinates.
  let largest: Mask

  /// Creates the mask for the upper screen of a stage.
  init(shape: Shape, origin: Origin, on stage: Stage) {
    let screen = stage.arrivesAbove ? stage.to : stage.from
    let whole = Rect2D(origin: .zero, size: screen.frame.size)
    let start = stage.element(at: origin)
    let frame = start.frame.offset(by: .zero - screen.frame.origin)
    switch shape {
    case .circle:
      smallest = Mask(shape: .ellipse, frame: frame)
      largest = Mask(
        shape: .ellipse, frame: whole.circumscribed(around: frame.center, Size2D.square))
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
  /// The element that the mask starts from; an empty one for the center.
  fileprivate func element(at origin: RevealMask.Origin) -> Element {
    switch origin {
    case .center: Element(frame: Rect2D(center: container.bounds.center, size: .zero))
    case .source:
      if let source, !source.frame.isEmpty { source } else { Element(frame: unknownFrame) }
    }
  }
}

extension Size2D {
  fileprivate static let square = Size2D(width: 1, height: 1)
}

extension Rect2D {
  /// The frame of the smallest ellipse with a center and proportions that contains the rectangle.
  ///
  /// The farthest corner lies on the ellipse.
  fileprivate func circumscribed(around center: Point2D, _ proportions: Size2D) -> Rect2D {
    guard !proportions.isEmpty else { return Rect2D(center: center, size: .zero) }
    let scale =
      corners.map { corner in
        LibM.hypot(
          2 * (corner.x - center.x) / proportions.width,
          2 * (corner.y - center.y) / proportions.height)
      }.max() ?? 0
    return Rect2D(
      center: center,
      size: Size2D(width: scale * proportions.width, height: scale * proportions.height))
  }
}
