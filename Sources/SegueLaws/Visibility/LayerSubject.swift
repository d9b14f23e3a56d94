import SegueTimeline

/// The screen content that a layer shows.
struct LayerSubject {
  /// The screen that it is part of.
  let side: Subject.Side
  /// The visible part, in that screen's coordinates.
  let part: Rect2D
  /// Elements omitted because they have their own layers, in that screen's coordinates.
  let holes: [RoundedRect]

  /// Creates the content of a layer on a stage; nil where it shows no part of a screen.
  ///
  /// - Parameter live: the subjects that have live layers.
  init?(_ contents: Contents, on stage: Stage, live: LiveSubjects) {
    guard let subject = contents.subject, let shown = stage.part(for: subject) else { return nil }
    let origin = stage.frame(of: shown.side).origin
    let whole = shown.frame.offset(by: .zero - origin)
    side = shown.side
    switch contents {
    case .snapshot(of: _, let region, when: _, filter: _):
      part = Rect2D(
        x: whole.minX + region.minX * whole.width, y: whole.minY + region.minY * whole.height,
        width: region.width * whole.width, height: region.height * whole.height)
      holes = []
    default:
      part = whole
      let isScreen = subject == .from || subject == .to
      let omitted = isScreen ? live.omitted(from: contents) : []
      holes = Self.holes(in: shown.side, of: omitted, on: stage, origin: origin)
    }
  }

  private static func holes(
    in side: Subject.Side, of omitted: Set<Subject>, on stage: Stage, origin: Point2D
  ) -> [RoundedRect] {
    omitted.compactMap { subject in
      guard subject != .from, subject != .to, let element = stage.part(for: subject),
        element.side == side
      else { return nil }
      return RoundedRect(
        frame: element.frame.offset(by: .zero - origin), cornerRadius: element.cornerRadius)
    }
  }

  /// Returns the screen position shown at a point of the layer; nil where the contents do not cover
  /// it.
  func place(at point: Point2D, bounds: Rect2D, fit: ContentFit) -> Appearance.Place? {
    guard let fraction = fit.fraction(at: point, of: part.size, in: bounds) else { return nil }
    let place = Point2D(
      x: part.minX + fraction.x * part.width, y: part.minY + fraction.y * part.height)
    return Appearance.Place(
      side: side, point: place, isHole: holes.contains { $0.contains(place) })
  }
}

/// A rectangle with rounded corners.
struct RoundedRect {
  var frame: Rect2D
  var cornerRadius: Double

  func contains(_ point: Point2D) -> Bool {
    guard frame.contains(point) else { return false }
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    let x = max(frame.minX + radius - point.x, point.x - (frame.maxX - radius), 0)
    let y = max(frame.minY + radius - point.y, point.y - (frame.maxY - radius), 0)
    return x * x + y * y <= radius * radius
  }
}

extension ContentFit {
  /// Returns the point of the contents at a point of a layer, in fractions; nil outside them.
  ///
  /// - Parameters:
  ///   - point: the point, in the layer's coordinates.
  ///   - size: the contents' own size.
  ///   - bounds: the layer's bounds.
  func fraction(at point: Point2D, of size: Size2D, in bounds: Rect2D) -> Point2D? {
    guard bounds.contains(point), !size.isEmpty else { return nil }
    let x = (point.x - bounds.minX) / bounds.width
    let y = (point.y - bounds.minY) / bounds.height
    if self == .stretch { return Point2D(x: x, y: y) }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let (scale, alignment) =
      switch self {
      case .stretch, .fill: (max(across, down), Point2D(x: 0.5, y: 0.5))
      case .fit: (min(across, down), Point2D(x: 0.5, y: 0.5))
      case .cropTop: (across, Point2D(x: 0.5, y: 0))
      case .cropBottom: (across, Point2D(x: 0.5, y: 1))
      case .cropLeft: (down, Point2D(x: 0, y: 0.5))
      case .cropRight: (down, Point2D(x: 1, y: 0.5))
      }
    // The scaled contents are aligned in the bounds, and may extend beyond them.
    let (width, height) = (size.width * scale, size.height * scale)
    let u = (x * bounds.width - (bounds.width - width) * alignment.x) / width
    let v = (y * bounds.height - (bounds.height - height) * alignment.y) / height
    return (0...1).contains(u) && (0...1).contains(v) ? Point2D(x: u, y: v) : nil
  }
}
