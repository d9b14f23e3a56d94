package import SegueTimeline

/// The outline of a figure: straight lines and cubic Bézier curves.
package struct Outline: Hashable, Sendable {
  /// One segment of the outline.
  package enum Step: Hashable, Sendable {
    case move(Point2D)
    case line(Point2D)
    case curve(Point2D, Point2D, Point2D)
    case close
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns the outline with a function applied to every point.
  package func map(_ place: (Point2D) -> Point2D) -> Outline {
    Outline(
      steps.map { step in
        switch step {
        case .move(let end): .move(place(end))
        case .line(let end): .line(place(end))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }

  /// Scales an outline drawn on a square of a given side to a frame.
  package func fitted(from side: Double, to frame: Rect2D) -> Outline {
    map { point in
      Point2D(
        x: frame.minX + point.x / side * frame.width, y: frame.minY + point.y / side * frame.height)
    }
  }
}
