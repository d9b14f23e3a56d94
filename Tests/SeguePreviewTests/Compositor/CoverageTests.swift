import SegueTimeline
import SegueTestSupport
import Testing

@testable import SeguePreview

/// The scan converter against ``SampledCoverage``.
@Suite struct CoverageTests {
  private let width = 64
  private let height = 54

  private func coverage(of shape: Shape, _ transform: Homography) -> [[Double]] {
    let white = DrawCommand(
      .color(.white), size: Size2D(width: 4000, height: 4000), shape: shape, transform: transform)
    let bitmap = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [white], background: .clear), into: bitmap)
    return (0..<height).map { y in (0..<width).map { Double(bitmap[$0, y] >> 24) / 255 } }
  }

  private func largestError(_ shape: Shape, _ transform: Homography) throws -> Double {
    let ours = coverage(of: shape, transform)
    let truth = try #require(
      SampledCoverage.of(shape, transform, width: width, height: height))
    #expect(truth.joined().contains { $0 > 0.5 })
    return zip(ours.joined(), truth.joined()).map { abs($0 - $1) }.max() ?? 1
  }

  static let shapes: [Shape] = [
    .rect(Rect2D(x: 3.3, y: 5.7, width: 40.1, height: 30.4)),
    .roundedRect(Rect2D(x: 2.25, y: 4.5, width: 44, height: 33), radius: 11),
    .ellipse(Rect2D(x: 1, y: 2, width: 45, height: 36)),
    .polygon([
      Point2D(x: 2, y: 3), Point2D(x: 44, y: 9), Point2D(x: 20, y: 15), Point2D(x: 40, y: 37),
      Point2D(x: 5, y: 30),
    ]),
    .path([
      BezierLoop(Rect2D(x: 2, y: 3, width: 22, height: 34), cornerRadius: 9),
      BezierLoop(ellipseIn: Rect2D(x: 27, y: 6, width: 17, height: 28)),
    ]),
  ]

  @Test(arguments: shapes)
  func coverageOfFlatShapesMatchesSupersampling(shape: Shape) throws {
    let scale = Homography(.scale(1.23, 1.23) * .translation(1.3, 0.4))
    #expect(try largestError(shape, scale) < 0.06)
    let turn = Homography(
      .rotation(0.3, x: 0, y: 0, z: 1) * .scale(1, 1.1) * .translation(14.7, 1))
    #expect(try largestError(shape, turn) < 0.06)
  }

  @Test(arguments: shapes, [35.0, 50, 65, 80])
  func coverageInPerspectiveMatchesSupersampling(shape: Shape, degrees: Double) throws {
    let matrix =
      Matrix4.translation(-24, -20) * .rotation(degrees * .pi / 180, x: 0, y: 1, z: 0)
      * .perspective(m14: 0, m24: 0, m34: -1 / 200) * .scale(1.1, 1.1) * .translation(32, 27)
    #expect(try largestError(shape, Homography(matrix)) < 0.06)
  }

  /// A plane that runs from far away to behind the eye: only what is in front shows.
  @Test func planesThatPassBehindTheEyeAreClipped() throws {
    let matrix =
      Matrix4.translation(-124, -420) * .rotation(1.3, x: 1, y: 0, z: 0)
      * .perspective(m14: 0, m24: 0, m34: -1 / 30) * .translation(32, 27)
    let shape = Shape.rect(Rect2D(x: 0, y: 0, width: 248, height: 900))
    let transform = Homography(matrix)
    #expect(shape.bounds.corners.contains { transform.apply($0).w < 0 })
    #expect(try largestError(shape, transform) < 0.06)
  }

  /// Coverage of two polygons that share a border is that of one.
  @Test func aClipEqualToTheShapeChangesNothing() {
    let shape = Self.shapes[1]
    let transform = Homography(.scale(1.23, 1.23) * .translation(1.3, 0.4))
    var command = DrawCommand(
      .color(.white), size: Size2D(width: 100, height: 100), shape: shape, transform: transform)
    let plain = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [command]), into: plain)
    command.clips = [Clip(shape, transform: transform)]
    let clipped = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [command]), into: clipped)
    #expect(plain.largestDifference(from: clipped) <= 1)
    #expect(Set(plain.words).count > 10)
  }

  /// A clip that is not convex limits as well.
  @Test func nonconvexClipsMatchSupersampling() throws {
    let star = Shape.polygon(
      (0..<10).map { corner in
        let radius = corner.isMultiple(of: 2) ? 25.0 : 10
        let angle = Double(corner) * .pi / 5
        return Point2D(x: 32 + radius * LibM.sin(angle), y: 27 - radius * LibM.cos(angle))
      })
    #expect(!star.isConvex)
    let size = Size2D(width: Double(width), height: Double(height))
    let command = DrawCommand(
      .color(.white), size: size, transform: .identity,
      clips: [Clip(star, transform: .identity)])
    let bitmap = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [command], background: .clear), into: bitmap)
    let truth = try #require(
      SampledCoverage.of(star, .identity, width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        #expect(abs(Double(bitmap[x, y] >> 24) / 255 - truth[y][x]) < 0.06)
      }
    }
  }
}
