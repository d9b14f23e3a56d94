import SegueTimeline
import Testing

@Suite("Keyframe splines")
struct KeyframeSplineTests {
  static let values = [3.0, -1, 4, 4, 10, 2]
  static let offsets = [0, 0.1, 0.35, 0.5, 0.9, 1]

  @Test("the default curve is Catmull-Rom")
  func catmullRom() {
    let spline = KeyframeSpline(values: Self.values, offsets: (0..<6).map(Double.init))
    for index in 1..<4 {
      for step in 0...10 {
        let t = Double(step) / 10
        let p = Self.values[(index - 1)...(index + 2)].map { $0 }
        // The basis matrix of the original paper, a half of [2; 0 −1 0 1; 2 −5 4 −1; −1 3 −3 1].
        let linear = t * (p[2] - p[0])
        let square = t * t * (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3])
        let cube = t * t * t * (3 * p[1] - p[0] - 3 * p[2] + p[3])
        let expected = (2 * p[1] + linear + square + cube) / 2
        #expect(abs(spline.value(at: Double(index) + t) - expected) < 1e-13)
      }
    }
  }

  static let shapes = [
    KochanekBartels.catmullRom, KochanekBartels(tension: 0.4, continuity: 0, bias: -0.7),
    KochanekBartels(tension: -1, continuity: 0.5, bias: 0.3),
    KochanekBartels(tension: 1, continuity: -1, bias: 1),
  ]

  @Test("curves pass through their keyframes and are constant outside", arguments: shapes)
  func knots(shape: KochanekBartels) {
    let spline = KeyframeSpline(values: Self.values, offsets: Self.offsets, shape: shape)
    for (value, offset) in zip(Self.values, Self.offsets) {
      #expect(abs(spline.value(at: offset) - value) < 1e-14)
    }
    #expect(spline.value(at: -1) == 3)
    #expect(spline.value(at: 7) == 2)
    #expect(spline.value(at: 0) == 3)
    #expect(spline.value(at: 1) == 2)
  }

  @Test("slopes match the derivative", arguments: shapes)
  func slopes(shape: KochanekBartels) {
    let spline = KeyframeSpline(values: Self.values, offsets: Self.offsets, shape: shape)
    for step in 0..<50 {
      let offset = 0.007 + Double(step) / 50.7
      let rise = spline.value(at: offset + 1e-7) - spline.value(at: offset - 1e-7)
      #expect(abs(rise / 2e-7 - spline.slope(at: offset)) < 1e-4)
    }
    #expect(spline.slope(at: -0.1) == 0)
    #expect(spline.slope(at: 1.1) == 0)
  }

  @Test("speed is continuous at zero continuity, even with uneven offsets")
  func smooth() {
    for shape in Self.shapes where shape.continuity == 0 {
      let spline = KeyframeSpline(values: Self.values, offsets: Self.offsets, shape: shape)
      for offset in Self.offsets[1...4] {
        #expect(abs(spline.slope(at: offset - 1e-9) - spline.slope(at: offset)) < 1e-4)
      }
    }
  }

  @Test("tension 1 rests at each keyframe, and continuity −1 makes straight lines")
  func extremes() {
    let tense = KeyframeSpline(
      values: Self.values, offsets: Self.offsets,
      shape: KochanekBartels(tension: 1, continuity: 0, bias: 0))
    for offset in Self.offsets { #expect(abs(tense.slope(at: offset)) < 1e-12) }
    let even = (0..<6).map(Double.init)
    let straight = KeyframeSpline(
      values: Self.values, offsets: even,
      shape: KochanekBartels(tension: 0, continuity: -1, bias: 0))
    for index in 0..<5 {
      let middle = (Self.values[index] + Self.values[index + 1]) / 2
      #expect(abs(straight.value(at: Double(index) + 0.5) - middle) < 1e-13)
    }
  }

  @Test("bias leans the tangent toward one neighbor")
  func bias() {
    let even = (0..<6).map(Double.init)
    for (bias, neighbor) in [(1.0, 0), (-1.0, 1)] {
      let spline = KeyframeSpline(
        values: Self.values, offsets: even,
        shape: KochanekBartels(tension: 0, continuity: 0, bias: bias))
      for index in 1..<5 {
        let chord = Self.values[index + neighbor] - Self.values[index + neighbor - 1]
        #expect(abs(spline.slope(at: Double(index)) - chord) < 1e-12)
      }
    }
  }

  @Test("two keyframes make a straight line, and one, none or coinciding ones stay finite")
  func few() {
    let line = KeyframeSpline(values: [2, 6], offsets: [0.2, 0.6])
    #expect(abs(line.value(at: 0.3) - 3) < 1e-14)
    #expect(abs(line.slope(at: 0.5) - 10) < 1e-13)
    #expect(KeyframeSpline(values: [5], offsets: [0.3]).value(at: 0.9) == 5)
    #expect(KeyframeSpline(values: [], offsets: []).value(at: 0.5) == 0)
    let jump = KeyframeSpline(values: [0, 1, 5, 6], offsets: [0, 0.5, 0.5, 1])
    for step in 0...20 {
      #expect(jump.value(at: Double(step) / 20).isFinite)
      #expect(jump.slope(at: Double(step) / 20).isFinite)
    }
    #expect(jump.value(at: 0.5) == 5)
  }

  @Test("discrete values have one more even offset")
  func offsets() {
    #expect(CalculationMode.linear.evenOffsets(values: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(CalculationMode.discrete.evenOffsets(values: 4) == [0, 0.25, 0.5, 0.75, 1])
    #expect(CalculationMode.cubic.evenOffsets(values: 1) == [0])
    #expect(CalculationMode.cubic.evenOffsets(values: 0) == [])
    #expect(CalculationMode.discrete.offsetCount(values: 3) == 4)
    #expect(CalculationMode.allCases.filter(\.isPaced) == [.paced, .cubicPaced])
  }

  @Test("paced offsets follow the distance across all components")
  func paced() {
    #expect(CalculationMode.pacedOffsets(through: [[0, 0], [3, 4], [3, 19]]) == [0, 0.25, 1])
    #expect(CalculationMode.pacedOffsets(through: [[0], [-1], [3]]) == [0, 0.2, 1])
    #expect(CalculationMode.pacedOffsets(through: [[7], [7], [7]]) == [0, 0.5, 1])
    #expect(CalculationMode.pacedOffsets(through: [[7]]) == [0])
    #expect(CalculationMode.pacedOffsets(through: []) == [])
  }

  @Test("a paced curve covers equal lengths in equal times")
  func cubicPaced() {
    let points = [[0.0, 0, 0], [100, 20, 5], [110, -60, 0], [-30, -80, 40]]
    let spline = PacedSpline(through: points)
    let place = { (fraction: Double) in
      (0..<3).map { spline.value(component: $0, atFraction: fraction) }
    }
    var lengths: [Double] = []
    for part in 0..<20 {
      // The length of a segment, from a polyline of 400 chords.
      var length = 0.0
      var last = place(Double(part) / 20)
      for step in 1...400 {
        let next = place((Double(part) + Double(step) / 400) / 20)
        length += zip(last, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        last = next
      }
      lengths.append(length)
    }
    for length in lengths { #expect(abs(length * 20 - spline.length) < 1e-5 * spline.length) }
    for (point, offset) in zip(points, spline.offsets) {
      for (a, b) in zip(point, place(offset)) { #expect(abs(a - b) < 1e-6) }
    }
    #expect(spline.offsets.first == 0)
    #expect(spline.offsets.last == 1)
    #expect(place(0) == points[0])
    #expect(place(1) == points[3])
    #expect(PacedSpline(through: [[4, 5]]).value(component: 1, atFraction: 0.5) == 5)
    #expect(PacedSpline(through: [[4], [4]]).value(component: 0, atFraction: 0.5) == 4)
  }
}
