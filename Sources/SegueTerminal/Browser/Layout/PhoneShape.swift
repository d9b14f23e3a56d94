import SegueScenes
import SegueStaging
import SegueTimeline

/// The size of a phone's body, and the position of its screen.
enum PhoneShape {
  /// The screen, in points.
  static let screen = Stage.Container.defaultSize
  /// The width of the body around the screen, in points.
  static let bezel = 14.0
  /// The radius of the screen's corners, in points.
  static let screenRadius = Stage.Container(device: screen).cornerRadius

  private static let body = Size2D(
    width: screen.width + 2 * bezel, height: screen.height + 2 * bezel)

  /// The body's width, divided by its height.
  static let aspect = body.width / body.height

  /// The pixels per point for a body width.
  static func scale(width: Int) -> Double { Double(width) / body.width }

  /// The point of the screen under a position on the body, each 0…1, clamped to the screen.
  static func point(x: Double, y: Double) -> Point2D {
    Point2D(
      x: min(max(x * body.width - bezel, 0), screen.width),
      y: min(max(y * body.height - bezel, 0), screen.height))
  }

  /// The screen width in pixels for a body width.
  static func screenWidth(of width: Int) -> Int { max(1, width - 2 * inset(width: width)) }

  /// The inset of the screen in the body in pixels, for a body width.
  static func inset(width: Int) -> Int { max(1, Int((bezel * scale(width: width)).rounded())) }
}
