import SegueTimeline
import Testing

@testable import SeguePreview

/// Gradient masks and inverted masks in pixels.
@Suite struct SoftMaskTests {
  private static let size = Size2D(width: 80, height: 60)

  private func draw(_ commands: [DrawCommand], background: Color = .clear) -> Bitmap {
    let bitmap = Bitmap(width: 80, height: 60)
    Compositor().draw(DisplayList(commands: commands, background: background), into: bitmap)
    return bitmap
  }

  private func fill(_ clips: [Clip]) -> DrawCommand {
    DrawCommand(.color(.white), size: Self.size, transform: .identity, clips: clips)
  }

  static let shapes: [SeguePreview.Shape] = [
    .rect(Rect2D(x: 10.3, y: 5.7, width: 31.9, height: 40.2)),
    .roundedRect(Rect2D(x: 10.3, y: 5.7, width: 31.9, height: 40.2), radius: 11),
    .ellipse(Rect2D(x: -10, y: 12, width: 70, height: 30)),
    .polygon([
      Point2D(x: 5, y: 5), Point2D(x: 70, y: 9), Point2D(x: 20, y: 20), Point2D(x: 33, y: 55),
    ]),
    .rect(.zero), .polygon([]),
    .path([
      BezierLoop(Rect2D(x: 5, y: 5, width: 60, height: 45), cornerRadius: 12),
      BezierLoop(polygon: Rect2D(x: 20.4, y: 15.2, width: 20, height: 20).corners.reversed()),
    ]),
  ]

  @Test(arguments: shapes)
  func `a clip and its inversion fill every pixel together`(shape: SeguePreview.Shape) {
    for plane in [Homography.identity, Homography(.rotation(0.4, x: 0, y: 0, z: 1))] {
      let shown = draw([fill([Clip(shape, transform: plane)])])
      let rest = draw([fill([Clip(shape, transform: plane, isInverted: true)])])
      for y in 0..<60 {
        for x in 0..<80 {
          let sum = Int(shown[x, y] >> 24) + Int(rest[x, y] >> 24)
          // Each of the two is rounded once.
          #expect(abs(sum - 255) <= 1, "\(x), \(y)")
        }
      }
    }
  }

  @Test func `a path of curves is as exact as an ellipse`() {
    let frame = Rect2D(x: 3.2, y: 4.1, width: 70.3, height: 50.9)
    let ellipse = draw([fill([Clip(.ellipse(frame), transform: .identity)])])
    let path = draw([fill([Clip(.path([BezierLoop(ellipseIn: frame)]), transform: .identity)])])
    for y in 0..<60 {
      for x in 0..<80 {
        #expect(abs(Int(ellipse[x, y] >> 24) - Int(path[x, y] >> 24)) <= 8, "\(x), \(y)")
      }
    }
  }

  @Test func `a loop that runs the other way cuts a hole`() {
    let outer = BezierLoop(polygon: Rect2D(x: 10, y: 10, width: 60, height: 40).corners)
    let inner = Rect2D(x: 30, y: 20, width: 20, height: 20).corners
    func area(_ loops: [BezierLoop]) -> Int {
      let picture = draw([fill([Clip(.path(loops), transform: .identity)])])
      return (0..<60).reduce(0) { sum, y in sum + (0..<80).count { picture[$0, y] != 0 } }
    }
    #expect(area([outer]) == 2400)
    #expect(area([outer, BezierLoop(polygon: inner.reversed())]) == 2000)
    #expect(area([outer, BezierLoop(polygon: inner)]) == 2400)
    let third = BezierLoop(polygon: Rect2D(x: 0, y: 0, width: 5, height: 60).corners)
    #expect(area([outer, BezierLoop(polygon: inner.reversed()), third]) == 2300)
  }

  @Test(arguments: [0.0, 20])
  func `a group fades as its mask says, pixel by pixel`(blur: Double) throws {
    var state = LayerState(frame: Rect2D(origin: .zero, size: Self.size))
    var mask = Mask(shape: .linearGradient, frame: Rect2D(x: 20, y: 0, width: 0, height: 0))
    mask.gradient.end = Point2D(x: 60, y: 0)
    state.mask = mask
    // Larger than the output, so that a blur leaves it white.
    let large = DrawCommand(
      .color(.white), size: Size2D(width: 400, height: 400),
      transform: .placement(scaleX: 1, scaleY: 1, x: -160, y: -160))
    var group = DrawCommand(
      .group([large], blurRadius: blur, resolution: 1), size: Self.size,
      shape: .rect(Rect2D(origin: .zero, size: Self.size)), transform: .identity)
    group.softMask = MaskOpacity(of: state)
    let picture = draw([group], background: .black)
    for x in 0..<80 {
      let share = min(max((60 - Double(x) - 0.5) / 40, 0), 1)
      #expect(abs(Double(picture[x, 30] & 255) - share * 255) <= 1.5, "column \(x)")
    }
  }

  @Test func `a backdrop is as sharp as its mask is transparent`() {
    // Stripes, blurred on the left only.
    let stripes = (0..<20).map { index in
      DrawCommand(
        .color(.white), size: Size2D(width: 2, height: 60),
        transform: .placement(scaleX: 1, scaleY: 1, x: Double(4 * index), y: 0), isOpaque: true)
    }
    var state = LayerState(frame: Rect2D(origin: .zero, size: Self.size))
    var mask = Mask(shape: .radialGradient, frame: .zero)
    mask.frame.origin = Point2D(x: 0, y: 30)
    (mask.gradient.innerRadius, mask.gradient.outerRadius) = (30, 40)
    state.mask = mask
    var backdrop = DrawCommand(
      .backdrop(blurRadius: 8), size: .zero, shape: .rect(Rect2D(origin: .zero, size: Self.size)),
      transform: .identity)
    backdrop.softMask = MaskOpacity(of: state)
    let picture = draw(stripes + [backdrop], background: .black)
    func contrast(_ x: Int) -> Int {
      abs(Int(picture[x, 30] & 255) - Int(picture[x + 2, 30] & 255))
    }
    #expect(contrast(20) < 8)
    #expect(contrast(48) == 255 && contrast(60) == 255)
  }
}
