import SegueTimeline
import SegueTestSupport
import Testing

@testable import SeguePreview

/// The scan converter against counting: 16 × 16 samples in each pixel, each asked by itself.
@Suite struct CoverageTests {
  private let width = 64
  private let height = 54

  private func coverage(of shape: Shape, _ transform: Homography) -> [[Double]] {
    let white = DrawCommand(
      .color(.white), size: Size(width: 4000, height: 4000), shape: shape, transform: transform)
    let bitmap = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [white], background: .clear), into: bitmap)
    return (0..<height).map { y in (0..<width).map { Double(bitmap[$0, y] >> 24) / 255 } }
  }

  /// The shapes whose own equations tell what lies in a shape: a path's loops, as polygons.
  private func outlines(of shape: Shape) -> [Outline] {
    guard case .path(let loops) = shape else { return [Outline(shape)] }
    return loops.map { Outline(.polygon($0.flattened(tolerance: 1e-3))) }
  }

  private func supersampled(_ shape: Shape, _ transform: Homography) throws -> [[Double]] {
    let back = try #require(transform.inverse)
    let outlines = outlines(of: shape)
    return (0..<height).map { y in
      (0..<width).map { x in
        var hits = 0
        for sub in 0..<256 {
          let sample = Point(
            x: Double(x) + (Double(sub % 16) + 0.5) / 16,
            y: Double(y) + (Double(sub / 16) + 0.5) / 16)
          let image = back.apply(sample)
          guard image.w > 0 else { continue }
          let place = Point(x: image.x / image.w, y: image.y / image.w)
          if outlines.contains(where: { $0.contains(place) }) { hits += 1 }
        }
        return Double(hits) / 256
      }
    }
  }

  private func largestError(_ shape: Shape, _ transform: Homography) throws -> Double {
    let ours = coverage(of: shape, transform)
    let truth = try supersampled(shape, transform)
    #expect(truth.joined().contains { $0 > 0.5 })
    return zip(ours.joined(), truth.joined()).map { abs($0 - $1) }.max() ?? 1
  }

  static let shapes: [Shape] = [
    .rect(Rect(x: 3.3, y: 5.7, width: 40.1, height: 30.4)),
    .roundedRect(Rect(x: 2.25, y: 4.5, width: 44, height: 33), radius: 11),
    .ellipse(Rect(x: 1, y: 2, width: 45, height: 36)),
    .polygon([
      Point(x: 2, y: 3), Point(x: 44, y: 9), Point(x: 20, y: 15), Point(x: 40, y: 37),
      Point(x: 5, y: 30),
    ]),
    .path([
      BezierLoop(Rect(x: 2, y: 3, width: 22, height: 34), cornerRadius: 9),
      BezierLoop(ellipseIn: Rect(x: 27, y: 6, width: 17, height: 28)),
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
    let shape = Shape.rect(Rect(x: 0, y: 0, width: 248, height: 900))
    let transform = Homography(matrix)
    #expect(shape.bounds.corners.contains { transform.apply($0).w < 0 })
    #expect(try largestError(shape, transform) < 0.06)
  }

  /// Coverage of two polygons that share a border is that of one.
  @Test func aClipEqualToTheShapeChangesNothing() {
    let shape = Self.shapes[1]
    let transform = Homography(.scale(1.23, 1.23) * .translation(1.3, 0.4))
    var command = DrawCommand(
      .color(.white), size: Size(width: 100, height: 100), shape: shape, transform: transform)
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
        return Point(x: 32 + radius * LibM.sin(angle), y: 27 - radius * LibM.cos(angle))
      })
    #expect(!star.isConvex)
    let size = Size(width: Double(width), height: Double(height))
    let command = DrawCommand(
      .color(.white), size: size, transform: .identity,
      clips: [Clip(star, transform: .identity)])
    let bitmap = Bitmap(width: width, height: height)
    Compositor().draw(DisplayList(commands: [command], background: .clear), into: bitmap)
    let truth = try supersampled(star, .identity)
    for y in 0..<height {
      for x in 0..<width {
        #expect(abs(Double(bitmap[x, y] >> 24) / 255 - truth[y][x]) < 0.06)
      }
    }
  }
}

/// A shape that its own equation describes.
private enum Outline {
  case equation(Shape)
  case polygon(PolygonEdges)

  init(_ shape: Shape) {
    if case .polygon(let points) = shape {
      self = .polygon(PolygonEdges(points))
    } else {
      self = .equation(shape)
    }
  }

  /// Whether a point of the plane lies inside.
  func contains(_ p: Point) -> Bool {
    switch self {
    case .polygon(let edges): return edges.contains(p)
    case .equation(.rect(let r)):
      return p.x > r.minX && p.x < r.maxX && p.y > r.minY && p.y < r.maxY
    case .equation(.ellipse(let r)):
      let (x, y) = ((p.x - r.center.x) / (r.width / 2), (p.y - r.center.y) / (r.height / 2))
      return x * x + y * y < 1
    case .equation(.roundedRect(let r, let radius)):
      let x = max(abs(p.x - r.center.x) - (r.width / 2 - radius), 0)
      let y = max(abs(p.y - r.center.y) - (r.height / 2 - radius), 0)
      return x * x + y * y < radius * radius
    case .equation(.path), .equation(.polygon): return false
    }
  }
}

/// A polygon's edges in memory of its own: asked millions of times, an array would take minutes in a debug build.
private final class PolygonEdges {
  private struct Edge {
    let a: Point
    let b: Point
    /// How much x grows with y.
    let slope: Double
  }

  private let edges: UnsafeMutablePointer<Edge>
  private let count: Int

  init(_ points: [Point]) {
    count = points.count
    edges = .allocate(capacity: count)
    for (i, a) in points.enumerated() {
      let b = points[(i + 1) % points.count]
      (edges + i).initialize(to: Edge(a: a, b: b, slope: (b.x - a.x) / (b.y - a.y)))
    }
  }

  deinit { edges.deallocate() }

  /// By the crossings of a ray to the right.
  func contains(_ p: Point) -> Bool {
    var inside = false
    var edge = edges
    let end = edges + count
    while edge < end {
      if (edge.pointee.a.y > p.y) != (edge.pointee.b.y > p.y),
        p.x < edge.pointee.a.x + (p.y - edge.pointee.a.y) * edge.pointee.slope
      {
        inside = !inside
      }
      edge += 1
    }
    return inside
  }
}
