public import SegueTimeline

/// A resting place of a presented screen, as written in a preset.
public struct DetentPlan: Sendable {
  /// The name.
  public var name: String
  /// The frame: x, y, width and height in points.
  public var frame: [Expression]

  /// Creates a detent.
  public init(name: String, frame: [Expression]) {
    self.name = name
    self.frame = frame
  }
}

/// A resting place of a presented screen.
public struct Detent: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The frame of the screen, in the container's coordinates.
  public var frame: Rect2D

  /// Creates a detent.
  public init(name: String, frame: Rect2D) {
    self.name = name
    self.frame = frame
  }
}

extension Collection<Detent> {
  /// The detent whose edges are nearest to those of a frame; the first of several.
  package func nearest(to frame: Rect2D) -> Detent? {
    self.min { $0.frame.edgeDistance(to: frame) < $1.frame.edgeDistance(to: frame) }
  }
}

extension Rect2D {
  /// The sum of the distances between the edges of two rectangles.
  fileprivate func edgeDistance(to other: Rect2D) -> Double {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(maxX - other.maxX)
      + abs(maxY - other.maxY)
  }
}
