import SegueCatalog
import SegueScenes
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// How marks are blended, masked, scrolled and rounded.
@Suite struct MarkCompositingTests {
  private let renderer: SceneRenderer

  init() throws { renderer = SceneRenderer(fonts: try TestFonts.load()) }

  /// Draws nodes on a screen of 100 × 80 points, a pixel each.
  private func draw(_ nodes: [Node], on ground: Color = .white) throws -> Bitmap {
    let screen = Screen(name: "one", background: SceneColor(ground), nodes: nodes)
    let scene = Scene(
      id: "test", name: "Test", summary: "", screens: [screen],
      roles: SceneRoles(lower: "one", upper: "one"))
    return try renderer.bitmap(
      of: "one", in: scene, size: Size2D(width: 100, height: 80), scale: 1, omitting: [],
      dark: false)
  }

  private func box(
    _ color: Color, _ frame: SceneFrame = SceneFrame(), corners: [SceneLength] = [],
    clips: Bool = false, children: [Node] = []
  ) -> Node {
    Node(
      .box(SceneFigure(fill: .color(SceneColor(color))), corners: corners, clips: clips),
      frame: frame, children: children)
  }

  private func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double(pixel >> $0 & 255) / 255 }
  }

  /// The formulas of the W3C's "Compositing and Blending", of the color in front and the one behind.
  private static let separable: [(mode: BlendMode, formula: @Sendable (Double, Double) -> Double)] =
    [
      (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.darken, { min($0, $1) }),
      (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }),
      (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min(1, $0 + $1) }),
      (.overlay, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
      (.hardLight, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
      (.colorDodge, { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
      (.colorBurn, { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
      (
        .softLight,
        { front, behind in
          let d =
            behind <= 0.25
            ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
          return front <= 0.5
            ? behind - (1 - 2 * front) * behind * (1 - behind)
            : behind + (2 * front - 1) * (d - behind)
        }
      ), (.normal, { front, _ in front }),
    ]

  @Test func `colors are mixed by the formulas of CSS`() throws {
    let front = Color(red: 0.8, green: 0.4, blue: 0.1)
    let behind = Color(red: 0.3, green: 0.6, blue: 0.9)
    for (mode, formula) in Self.separable {
      var node = box(front)
      node.blend = mode
      let seen = components(try draw([node], on: behind)[50, 40])
      let due = [(0.8, 0.3), (0.4, 0.6), (0.1, 0.9)].map(formula)
      for (a, b) in zip(seen, due) { #expect(abs(a - b) < 2.5 / 255, "\(mode): \(seen), \(due)") }
    }
  }

  @Test func `hue, saturation, color and luminosity keep what they say`() throws {
    func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    let (front, behind) = (
      Color(red: 0.7, green: 0.5, blue: 0.4), Color(red: 0.4, green: 0.5, blue: 0.6)
    )
    for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
      var node = box(front)
      node.blend = mode
      let seen = components(try draw([node], on: behind)[50, 40])
      let source = mode == .luminosity ? [0.7, 0.5, 0.4] : [0.4, 0.5, 0.6]
      #expect(abs(luminosity(seen) - luminosity(source)) < 3 / 255, "\(mode): \(seen)")
    }
  }

  @Test func `every mode is one of those above`() {
    let all = Set(Self.separable.map(\.mode) + [.hue, .saturation, .color, .luminosity])
    #expect(all == Set(BlendMode.allCases))
  }

  @Test func `a blended mark is mixed as a whole, with its opacity`() throws {
    // Two halves of one box that overlap: the second one covers the first, and is not mixed with it.
    let halves = [
      box(.black, SceneFrame(x: 0, y: 0, width: 60, height: 80)),
      box(.white, SceneFrame(x: 40, y: 0, width: 60, height: 80)),
    ]
    var node = Node(
      .box(SceneFigure(), corners: [], clips: false), opacity: 0.5, children: halves)
    node.blend = .multiply
    let bitmap = try draw([node], on: Color(red: 0.8, green: 0.8, blue: 0.8))
    for (x, due) in [(20, 0.4), (50, 0.8), (80, 0.8)] {
      #expect(abs(components(bitmap[x, 40])[0] - due) < 2.5 / 255)
    }
  }

  @Test func `a mask shows a mark with its opacity`() throws {
    var node = box(.black)
    node.mask = .gradient(
      .linear(from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 0)),
      [
        .init(offset: 0, color: SceneColor(.black)),
        .init(offset: 1, color: SceneColor(Color(red: 0, green: 0, blue: 0, alpha: 0))),
      ])
    let bitmap = try draw([node])
    for x in [10, 30, 50, 70, 90] {
      let due = (Double(x) + 0.5) / 100
      #expect(abs(components(bitmap[x, 40])[0] - due) < 2.0 / 255)
    }
    let child = box(.black, SceneFrame(x: 0, y: 0, width: 100, height: 80))
    var empty = box(.black, SceneFrame(x: 0, y: 0, width: 0, height: 80), children: [child])
    empty.mask = node.mask
    #expect(try draw([empty])[50, 40] == 0xFFFF_FFFF)
  }

  @Test func `what is scrolled moves up, and is clipped to its box`() throws {
    let rows = (0..<4).map { row in
      box(
        row.isMultiple(of: 2) ? .black : Color(red: 1, green: 0, blue: 0),
        SceneFrame(x: 0, y: SceneLength(floatLiteral: Double(row * 20)), width: 100, height: 20))
    }
    var list = Node(
      .box(SceneFigure(), corners: [], clips: true),
      frame: SceneFrame(x: 0, y: 20, width: 100, height: 40), children: rows)
    list.scroll = 20
    let bitmap = try draw([list])
    #expect(bitmap[50, 19] == 0xFFFF_FFFF)
    #expect(bitmap[50, 21] == 0xFFFF_0000 && bitmap[50, 39] == 0xFFFF_0000)
    #expect(bitmap[50, 41] == 0xFF00_0000 && bitmap[50, 59] == 0xFF00_0000)
    #expect(bitmap[50, 61] == 0xFFFF_FFFF)
  }

  @Test func `continuous corners cover what their outline encloses`() throws {
    let frame = SceneFrame(x: 5, y: 5, width: 90, height: 70)
    var node = box(.black, frame, corners: [24, 12, 0, 18])
    func covered(_ curve: CornerCurve) throws -> Double {
      node.cornerCurve = curve
      let bitmap = try draw([node])
      return (0..<80).reduce(0.0) { sum, y in
        sum + (0..<100).reduce(0.0) { $0 + 1 - components(bitmap[$1, y])[0] }
      }
    }
    let outline = BezierLoop(
      Rect2D(x: 5, y: 5, width: 90, height: 70), radii: [24, 12, 0, 18], .continuous)
    let points = outline.flattened(tolerance: 1e-3)
    let area =
      zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    #expect(abs(try covered(.continuous) - area) < 2)
    let round = 90 * 70 - (1 - Double.pi / 4) * (24 * 24 + 12 * 12 + 18 * 18)
    #expect(abs(try covered(.circular) - round) < 2 && area < round - 5)
  }
}
