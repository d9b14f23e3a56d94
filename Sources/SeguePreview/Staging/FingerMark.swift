public import SegueTimeline

/// A finger in a preview: a soft translucent disc.
public struct FingerMark: Hashable, Sendable {
  /// The disc's diameter, in points: a fingertip's contact area and the minimum tap target.
  public static let diameter = 44.0

  /// The position, in the container's coordinates.
  public var position: Point2D
  /// The opacity, 0…1: a lifted finger fades.
  public var visibility: Double

  /// Creates a mark.
  public init(at position: Point2D, visibility: Double = 1) {
    self.position = position
    self.visibility = visibility
  }

  /// The draw commands: a shadow, a light rim and a gray disc, visible on white and on black.
  func commands(scale: Double) -> [DrawCommand] {
    func disc(_ content: Content, inset: Double, opacity: Double) -> DrawCommand {
      let side = Self.diameter - 2 * inset
      let bounds = Rect2D(origin: .zero, size: Size2D(width: side, height: side))
      let corner = Point2D(x: position.x - side / 2, y: position.y - side / 2)
      let place = Matrix4.translation(corner.x, corner.y, 0) * .scale(scale, scale)
      return DrawCommand(
        content, size: bounds.size, shape: .ellipse(bounds), transform: Homography(place),
        opacity: opacity * visibility)
    }
    guard visibility > 0 else { return [] }
    return [
      disc(.shadow(.black, blurRadius: 4), inset: 0, opacity: 0.25),
      disc(.color(.white), inset: 0, opacity: 0.6),
      disc(.color(Color(red: 0.45, green: 0.45, blue: 0.5)), inset: 2, opacity: 0.5),
    ]
  }
}
