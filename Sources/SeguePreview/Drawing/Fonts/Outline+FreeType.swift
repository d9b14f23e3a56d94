internal import CImageLibraries
internal import SegueCatalog
import SegueScenes
private import SegueTimeline

extension Outline {
  /// Converts a FreeType outline; quadratic curves become equivalent cubics.
  init(_ source: FT_Outline) {
    let pen = Pen()
    var source = source
    var functions = FT_Outline_Funcs(
      move_to: { end, pen in Pen.draw(pen) { $0.move(to: end) } },
      line_to: { end, pen in Pen.draw(pen) { $0.line(to: end) } },
      conic_to: { control, end, pen in Pen.draw(pen) { $0.conic(control, to: end) } },
      cubic_to: { first, second, end, pen in Pen.draw(pen) { $0.cubic(first, second, to: end) } },
      shift: 0, delta: 0)
    _ = FT_Outline_Decompose(&source, &functions, Unmanaged.passUnretained(pen).toOpaque())
    pen.close()
    self.init(pen.steps)
  }
}

/// Collects the steps of a decomposed FreeType outline.
private final class Pen {
  var steps: [Outline.Step] = []
  private var here = Point2D.zero

  typealias Position = UnsafePointer<FT_Vector>?

  /// Calls a closure with the pen behind a callback's pointer.
  static func draw(_ pen: UnsafeMutableRawPointer?, _ body: (Pen) -> Void) -> Int32 {
    guard let pen else { return 1 }
    body(Unmanaged<Pen>.fromOpaque(pen).takeUnretainedValue())
    return 0
  }

  func close() {
    if !steps.isEmpty { steps.append(.close) }
  }

  func move(to end: Position) {
    close()
    here = point(end)
    steps.append(.move(here))
  }

  func line(to end: Position) {
    here = point(end)
    steps.append(.line(here))
  }

  func conic(_ control: Position, to end: Position) {
    let control = point(control)
    let end = point(end)
    let twoThirds = { (from: Point2D) in
      Point2D(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    steps.append(.curve(twoThirds(here), twoThirds(end), end))
    here = end
  }

  func cubic(_ first: Position, _ second: Position, to end: Position) {
    here = point(end)
    steps.append(.curve(point(first), point(second), here))
  }

  private func point(_ vector: Position) -> Point2D {
    vector.map { Point2D(x: Double($0.pointee.x), y: -Double($0.pointee.y)) } ?? here
  }
}
