import SegueStaging
import SegueTimeline

/// How large a phone's body is, and where its screen lies in it.
enum PhoneShape {
  /// The screen, in points.
  static let screen = Stage.Container.defaultSize
  /// How wide the body stands out round the screen, in points.
  static let bezel = 14.0
  /// The radius of the screen's corners, in points.
  static let screenRadius = 48.0

  private static let body = Size(
    width: screen.width + 2 * bezel, height: screen.height + 2 * bezel)

  /// The body's width, divided by its height.
  static let aspect = body.width / body.height

  /// The pixels in a point of a body of some width.
  static func scale(width: Int) -> Double { Double(width) / body.width }

  /// The point of the screen under a part of the body, each 0…1; what lies beside the screen counts as its edge.
  static func point(x: Double, y: Double) -> Point {
    Point(
      x: min(max(x * body.width - bezel, 0), screen.width),
      y: min(max(y * body.height - bezel, 0), screen.height))
  }

  /// The pixels of the screen of a body of some width, across.
  static func screenWidth(of width: Int) -> Int { max(1, width - 2 * inset(width: width)) }

  /// The pixels between the edges of a body of some width and of its screen.
  static func inset(width: Int) -> Int { max(1, Int((bezel * scale(width: width)).rounded())) }
}
