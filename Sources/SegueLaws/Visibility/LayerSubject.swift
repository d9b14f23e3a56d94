import SeguePreview
import SegueTimeline

/// The screen content that a layer shows.
struct LayerSubject {
  /// The visible part, in the screen's coordinates.
  let part: Rect2D
  private let side: Subject.Side
  private let filter: PictureFilter?
  /// The height of the upper part of the screen that is clear.
  private let clearHeight: Double
  /// Elements omitted because they have their own layers, in that screen's coordinates.
  private let holes: [Shape]

  /// Creates the content of a layer on a stage; nil where it shows no part of a screen.
  ///
  /// - Parameters:
  ///   - live: the subjects that have live layers.
  ///   - sheet: a screen whose upper part is transparent; elements with layers of their own are not visible there.
  init?(_ contents: Contents, on stage: Stage, live: LiveSubjects, sheet: Subject.Side?) {
    guard let subject = contents.subject, let (side, frame) = stage.part(for: subject) else {
      return nil
    }
    let origin = stage.frame(of: side).origin
    let whole = frame.offset(by: .zero - origin)
    (self.side, filter) = (side, contents.filter)
    clearHeight = side == sheet ? stage.frame(of: side).height / 3 : 0
    if case .snapshot(of: _, let region, when: _, filter: _) = contents {
      part = Rect2D(
        x: whole.minX + region.minX * whole.width, y: whole.minY + region.minY * whole.height,
        width: region.width * whole.width, height: region.height * whole.height)
    } else {
      part = whole
    }
    let isScreen = subject == .from || subject == .to
    holes = (isScreen && sheet == nil ? live.omitted(from: contents) : []).compactMap { omitted in
      guard let (element, owner) = stage.element(for: omitted), owner == side else { return nil }
      let outline = BezierLoop(
        element.frame.offset(by: .zero - origin), cornerRadius: element.cornerRadius, .all,
        element.cornerCurve)
      return Shape.path([outline]).flattened
    }
  }

  /// Whether nothing is seen at a position.
  func isClear(at place: Appearance.Place) -> Bool { place.point.y < clearHeight }

  /// Returns the position that is shown at a point of the visible part.
  func place(at point: Point2D) -> Appearance.Place {
    let place = part.origin + point
    return Appearance.Place(
      side: side, point: place, isHole: holes.contains { $0.contains(place) }, filter: filter)
  }
}

extension Stage {
  /// Returns the screen that shows a subject, and the subject's frame in the container; nil where there is none.
  func part(for subject: Subject) -> (side: Subject.Side, frame: Rect2D)? {
    switch subject {
    case .from: (.from, from.frame)
    case .to: (.to, to.frame)
    default: element(for: subject).map { ($1, $0.frame) }
    }
  }
}
