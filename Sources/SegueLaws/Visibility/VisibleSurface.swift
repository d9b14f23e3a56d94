import SeguePreview
import SegueTimeline

/// A command of a display list, prepared for looking up what it shows at a point.
struct VisibleSurface {
  let command: DrawCommand
  /// The rectangle of the output that it may draw in.
  let reach: Rect2D
  /// What a group is made of, topmost first, on the group's plane.
  let parts: [VisibleSurface]
  private let shape: Shape
  private let clips: [Clip]
  private let toPlane: Homography

  /// Creates a surface; nil where the command draws nothing.
  fileprivate init?(_ command: DrawCommand) {
    guard let inverse = command.transform.inverse, let reach = [command].reach else { return nil }
    (self.command, toPlane, self.reach) = (command, inverse, reach)
    parts =
      if case .group(let commands, _, _) = command.content { commands.visibleSurfaces } else { [] }
    shape =
      if case .shadow(_, let radius) = command.content {
        // The blurred surface counts as fully opaque within its blur radius.
        .rect(command.shape.bounds.outset(by: radius))
      } else { command.shape.flattened }
    clips = command.clips.map { $0.flattened }
  }

  /// Returns the place on its plane that is seen at a point of the output; nil where the command draws nothing.
  func place(at point: Point2D) -> Point2D? {
    guard let place = toPlane.project(point, seenBy: command.transform), shape.contains(place),
      clips.allSatisfy({ $0.contains(point) })
    else { return nil }
    return place
  }

  /// Returns the opacity at a place on its plane.
  func opacity(at place: Point2D) -> Double {
    command.opacity * (command.softMask?.opacity(at: place) ?? 1)
  }

  /// Points of the output in its middle, and optionally on both sides of each edge.
  func marks(withEdges: Bool) -> [Point2D] {
    let bounds = shape.bounds
    let (x, y) = (bounds.center.x, bounds.center.y)
    let edges = [-Self.side, Self.side].flatMap { step in
      [
        Point2D(x: bounds.minX + step, y: y), Point2D(x: bounds.maxX + step, y: y),
        Point2D(x: x, y: bounds.minY + step), Point2D(x: x, y: bounds.maxY + step),
      ]
    }
    let own = [bounds.center] + (withEdges ? edges : [])
    return (own + parts.flatMap { $0.marks(withEdges: withEdges) })
      .compactMap(command.transform.project).map { $0 + Self.aside }
  }

  /// The distance of a point from the edge beside which it lies, in points.
  private static let side = 0.4871
  /// A small shift of every sample, in points: at round coordinates edges of several layers meet, and rounding would
  /// decide which of them is visible.
  private static let aside = Point2D(x: 0.0137, y: 0.0071)
}

extension [DrawCommand] {
  /// The surfaces that draw something, topmost first.
  var visibleSurfaces: [VisibleSurface] { reversed().compactMap(VisibleSurface.init) }
}

extension Homography {
  /// Returns the point of a plane that is seen at a point of the output; nil where that is behind the eye.
  ///
  /// - Parameter plane: the inverse: the map from the plane to the output.
  fileprivate func project(_ point: Point2D, seenBy plane: Homography) -> Point2D? {
    let image = apply(point)
    guard image.w != 0 else { return nil }
    let place = Point2D(x: image.x / image.w, y: image.y / image.w)
    guard plane.apply(place).w > 0, place.x.isFinite, place.y.isFinite else { return nil }
    return place
  }
}

extension Clip {
  fileprivate var flattened: Clip {
    var result = self
    result.shape = shape.flattened
    return result
  }

  /// Whether the clip leaves a point of the output visible.
  fileprivate func contains(_ point: Point2D) -> Bool {
    let place = transform.inverse.flatMap { $0.project(point, seenBy: transform) }
    return (place.map(shape.contains) ?? false) != isInverted
  }
}

extension Shape {
  /// The shape without curves if it is a single loop of them, so that many points are compared with it quickly.
  var flattened: Shape {
    guard case .path(let loops) = self, loops.count == 1 else { return self }
    return .polygon(loops[0].flattened(tolerance: 0.05))
  }

  /// Whether a point of the plane lies in the shape.
  func contains(_ point: Point2D) -> Bool {
    switch self {
    case .rect(let rect): return rect.contains(point)
    case .roundedRect(let rect, let radius):
      guard rect.contains(point) else { return false }
      let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
      let x = max(rect.minX + radius - point.x, point.x - (rect.maxX - radius), 0)
      let y = max(rect.minY + radius - point.y, point.y - (rect.maxY - radius), 0)
      return x * x + y * y <= radius * radius
    case .ellipse(let rect):
      guard !rect.isEmpty else { return false }
      let x = (point.x - rect.center.x) / (rect.width / 2)
      let y = (point.y - rect.center.y) / (rect.height / 2)
      return x * x + y * y <= 1 + 1e-12
    case .polygon(let points): return points[...].windingNumber(around: point) != 0
    case .path(let loops):
      let number = loops.reduce(0) { sum, loop in
        sum + loop.flattened(tolerance: 0.05)[...].windingNumber(around: point)
      }
      return number != 0
    }
  }
}

extension Stage.Container {
  /// Whether a point is on the screen, whose corners may be round.
  func shows(_ point: Point2D) -> Bool {
    guard bounds.contains(point) else { return false }
    let (x, y) = (min(point.x, size.width - point.x), min(point.y, size.height - point.y))
    // Beyond twice the radius no corner has an effect.
    guard cornerRadius > 0, x < 2 * cornerRadius, y < 2 * cornerRadius else { return true }
    return Shape.path([BezierLoop(bounds, cornerRadius: cornerRadius, .all, .continuous)])
      .contains(point)
  }
}
