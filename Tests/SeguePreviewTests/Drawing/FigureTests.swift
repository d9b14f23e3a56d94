import SegueCatalog
import SegueScenes
import SegueTimeline
import Testing

@testable import SeguePreview

/// Figures on a canvas of 40×40 points at 1×.
struct FigureTests {
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  private let frame = Rect2D(x: 10, y: 10, width: 20, height: 20)

  private func draw(_ figure: Figure) throws -> Bitmap {
    let canvas = try Canvas(showing: Rect2D(x: 0, y: 0, width: 40, height: 40), scale: 1)
    canvas.draw(figure)
    return try canvas.finished()
  }

  /// The sum of coverage is the area, to the accuracy of antialiasing.
  private func area(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { sum += Int(bitmap[x, y] >> 24) }
    }
    return Double(sum) / 255
  }

  @Test func areasMatchGeometry() throws {
    let ellipse = try draw(Figure(form: .ellipse, frame: frame, fill: red))
    #expect(abs(area(ellipse) - .pi * 100) < 1)
    let rounded = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 0)
    let rect = try draw(Figure(form: .rect(rounded), frame: frame, fill: red))
    #expect(abs(area(rect) - (400 - (1 - .pi / 4) * (64 + 16))) < 0.5)
    #expect(rect[10, 10] == 0 && rect[29, 10] == 0xFFFF_0000)
  }

  @Test func aBorderIsInsideItsFrame() throws {
    let stroke = Stroke(paint: red, width: 2)
    let bitmap = try draw(Figure(form: .rect(.zero), frame: frame, stroke: stroke))
    #expect(area(bitmap) == 20 * 20 - 16 * 16)
    #expect(bitmap[9, 20] == 0 && bitmap[10, 20] == 0xFFFF_0000 && bitmap[12, 20] == 0)
  }

  @Test func aLineHasRoundCaps() throws {
    let line = Outline([.move(Point2D(x: 12, y: 20)), .line(Point2D(x: 28, y: 20))])
    let bitmap = try draw(
      Figure(form: .outline(line), frame: frame, stroke: Stroke(paint: red, width: 4)))
    #expect(abs(area(bitmap) - (16 * 4 + .pi * 4)) < 0.5)
  }

  @Test func aLinearGradientRunsAcrossTheFrame() throws {
    let gradient = MarkGradient(
      geometry: .linear(from: Point2D(x: 0, y: 0.5), to: Point2D(x: 1, y: 0.5)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let bitmap = try draw(Figure(form: .rect(.zero), frame: frame, fill: .gradient(gradient)))
    for x in 10..<30 {
      let expected = (Double(x - 10) + 0.5) / 20 * 255
      #expect(abs(Double(bitmap[x, 20] & 255) - expected) <= 1.5)
    }
  }

  @Test func aRadialGradientStretchesWithTheFrame() throws {
    let gradient = MarkGradient(
      geometry: .radial(center: Point2D(x: 0.5, y: 0.5), radius: 0.5),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let wide = Rect2D(x: 0, y: 10, width: 40, height: 20)
    let bitmap = try draw(Figure(form: .rect(.zero), frame: wide, fill: .gradient(gradient)))
    // Half-way to the edge in either direction it is half-way to white.
    #expect(abs(Int(bitmap[30, 20] & 255) - 131) <= 4)
    #expect(abs(Int(bitmap[20, 25] & 255) - 140) <= 4)
  }

  @Test func aGroupFadesAsAWhole() throws {
    let square = Figure(form: .rect(.zero), frame: frame, fill: red)
    let group = MarkGroup(
      element: nil, frame: frame, ground: square, clips: false, opacity: 0.5, ambient: nil,
      marks: [.figure(square)])
    let canvas = try Canvas(showing: Rect2D(x: 0, y: 0, width: 40, height: 40), scale: 1)
    try MarkPainter(fonts: TestFonts.load(), pictures: [:], omitted: [])
      .draw([.group(group)], on: canvas)
    let bitmap = try canvas.finished()
    // Drawn one over the other they would cover three quarters.
    #expect(abs(Int(bitmap[20, 20] >> 24) - 128) <= 1)
  }

  @Test func aGroupClipsToItsCorners() throws {
    let ground = Figure(form: .rect(CornerRadii(all: 10)), frame: frame)
    let inside = Figure(
      form: .rect(.zero), frame: Rect2D(x: 0, y: 0, width: 40, height: 40), fill: red)
    let group = MarkGroup(
      element: nil, frame: frame, ground: ground, clips: true, opacity: 1, ambient: nil,
      marks: [.figure(inside)])
    let canvas = try Canvas(showing: Rect2D(x: 0, y: 0, width: 40, height: 40), scale: 1)
    try MarkPainter(fonts: TestFonts.load(), pictures: [:], omitted: [])
      .draw([.group(group)], on: canvas)
    #expect(abs(area(try canvas.finished()) - .pi * 100) < 1)
  }
}
