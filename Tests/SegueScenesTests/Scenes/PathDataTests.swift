import SegueTimeline
import Testing

@testable import SegueScenes

struct PathDataTests {
  @Test func commandsAreParsed() {
    let outline = PathData.outline("M1 2 l3,4H9v-1C1 2 3 4 5 6q3 0 3 3z")
    #expect(
      outline?.steps == [
        .move(Point2D(x: 1, y: 2)), .line(Point2D(x: 4, y: 6)), .line(Point2D(x: 9, y: 6)),
        .line(Point2D(x: 9, y: 5)),
        .curve(Point2D(x: 1, y: 2), Point2D(x: 3, y: 4), Point2D(x: 5, y: 6)),
        .curve(Point2D(x: 7, y: 6), Point2D(x: 8, y: 7), Point2D(x: 8, y: 9)), .close,
      ])
  }

  @Test(arguments: [
    ("M1 2L4 6", "m1 2l3 4"), ("M1 2H9", "m1 2h8"), ("M1 2V9", "m1 2v7"),
    ("M1 2C2 3 4 5 6 7", "m1 2c1 1 3 3 5 5"), ("M1 2Q4 2 4 5", "m1 2q3 0 3 3"),
    ("M1 2A5 5 0 0 1 7 4", "m1 2a5 5 0 0 1 6 2"), ("M1 2L4 6ZM3 3", "m1 2l3 4zm2 1"),
  ])
  func lowercaseCommandsAreRelativeToTheCurrentPoint(absolute: String, relative: String) throws {
    let outline = try #require(PathData.outline(absolute))
    #expect(outline.steps.count > 1)
    #expect(PathData.outline(relative) == outline)
  }

  @Test func repeatedCommandLettersMayBeOmitted() {
    #expect(
      PathData.outline("m1 1 2 0 0 2z")?.steps == [
        .move(Point2D(x: 1, y: 1)), .line(Point2D(x: 3, y: 1)), .line(Point2D(x: 3, y: 3)), .close,
      ])
  }

  @Test(arguments: [
    "", "L1 1", "M", "M1", "M1 1 L2", "M1 1 X2 2", "M1 1 A2 2 30 0 1 3 3", "M1 1 h.", "z 1",
    "M1 1 A0 0 0 0 1 3 3", "é", "M1 1 é",
  ])
  func invalidPathDataIsRejected(text: String) {
    #expect(PathData.outline(text) == nil)
  }

  /// Every point of an arc lies on the circle defined by its endpoints and flags.
  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func arcsKeepTheirRadius(large: Int, sweep: Int) throws {
    let outline = try #require(PathData.outline("M0 0 A5 5 0 \(large) \(sweep) 6 2"))
    // Both circles of radius 5 through the endpoints: their centers are on either side of the
    // chord's midpoint.
    let half = (LibM.hypot(6, 2) / 2)
    let rise = (25 - half * half).squareRoot()
    let normal = Point2D(x: -2 / (2 * half), y: 6 / (2 * half))
    let side: Double = (large == sweep) ? -1 : 1
    let center = Point2D(x: 3 + side * rise * normal.x, y: 1 + side * rise * normal.y)
    var from = Point2D.zero
    var traveled = 0.0
    for case .curve(let a, let b, let end) in outline.steps {
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let point = Point2D(
          x: p * from.x + q * a.x + r * b.x + s * end.x,
          y: p * from.y + q * a.y + r * b.y + s * end.y)
        #expect(abs(point.distance(to: center) - 5) < 0.01)
      }
      traveled += from.distance(to: end)
      from = end
    }
    #expect(from.distance(to: Point2D(x: 6, y: 2)) < 1e-9)
    #expect((traveled > 12) == (large == 1))
  }

  @Test func anOutlineIsFittedToAFrame() {
    let outline = PathData.outline("M0 0 L24 12")?
      .fitted(from: 24, to: Rect2D(x: 10, y: 20, width: 48, height: 48))
    #expect(outline?.steps == [.move(Point2D(x: 10, y: 20)), .line(Point2D(x: 58, y: 44))])
  }
}
