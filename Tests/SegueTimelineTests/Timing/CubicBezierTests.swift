import SegueTimeline
import Testing

@Suite("Cubic Bézier curves")
struct CubicBezierTests {
  /// x1, y1, x2, y2, progress, value, slope.
  ///
  /// Computed with mpmath 1.3.0 in Python 3 to 50 digits: 170 bisections of the Bernstein form in
  /// x, then the Bernstein form in y and the quotient of both derivatives.
  static let bisected: [(Double, Double, Double, Double, Double, Double, Double)] = [
    (0.25, 0.1, 0.25, 1, 0.001, 0.00040480782215491231, 0.40962346633),
    (0.25, 0.1, 0.25, 1, 0.1, 0.094796305716043257, 1.53975785289),
    (0.25, 0.1, 0.25, 1, 0.3, 0.51331516097335843, 1.96931287266),
    (0.25, 0.1, 0.25, 1, 0.7, 0.94076461429763964, 0.443028084273),
    (0.25, 0.1, 0.25, 1, 0.999, 0.99999946634160384, 0.00106764208961),
    (0.42, 0, 1, 1, 0.001, 1.8875054558443416e-6, 0.00377287477898),
    (0.42, 0, 1, 1, 0.1, 0.017026609651562945, 0.324183074991),
    (0.42, 0, 1, 1, 0.3, 0.12957676084535255, 0.768389317931),
    (0.42, 0, 1, 1, 0.7, 0.55481403252866283, 1.31346144274),
    (0.42, 0, 1, 1, 0.999, 0.99828599436637151, 1.70886039125),
    (0.42, 0, 0.58, 1, 0.001, 1.8905015519453907e-6, 0.00378185973131),
    (0.42, 0, 0.58, 1, 0.1, 0.019722453548311199, 0.402244218816),
    (0.42, 0, 0.58, 1, 0.3, 0.18739590670531255, 1.26721783577),
    (0.42, 0, 0.58, 1, 0.7, 0.81260409329468742, 1.26721783577),
    (0.42, 0, 0.58, 1, 0.999, 0.99999810949844805, 0.00378185973131),
    (0.2, 0, 0, 1, 0.001, 8.3798776780845611e-6, 0.0168065488874),
    (0.2, 0, 0, 1, 0.1, 0.15625, 3.75),
    (0.2, 0, 0, 1, 0.3, 0.68806684965739763, 1.42055939894),
    (0.2, 0, 0, 1, 0.7, 0.96331848983229179, 0.27338497212),
    (0.2, 0, 0, 1, 0.999, 0.99999966647393569, 0.000667244998083),
    (0, 0, 0, 1, 0.001, 0.028, 18.0),
    (0, 0, 0, 1, 0.1, 0.44633040700956513, 2.30886938006),
    (0, 0, 0, 1, 0.3, 0.7444214239671494, 0.987603164371),
    (0, 0, 0, 1, 0.7, 0.96512054893157283, 0.252495760887),
    (0, 0, 0, 1, 0.999, 0.99999966651843204, 0.000667111457078),
    (0.05, 0.7, 0.1, 1, 0.001, 0.013943199849901081, 13.882964949),
    (0.05, 0.7, 0.1, 1, 0.1, 0.62138439557718709, 2.47111691493),
    (0.05, 0.7, 0.1, 1, 0.3, 0.86736715881430048, 0.629668492047),
    (0.05, 0.7, 0.1, 1, 0.7, 0.98566737780752443, 0.109618846855),
    (0.05, 0.7, 0.1, 1, 0.999, 0.99999987645169015, 0.00024718820974),
    (0.175, 0.885, 0.32, 1.275, 0.001, 0.0050533830601753826, 5.04959991664),
    (0.175, 0.885, 0.32, 1.275, 0.1, 0.4482614861442979, 3.76027727595),
    (0.175, 0.885, 0.32, 1.275, 0.3, 0.92168701965519757, 1.29270323254),
    (0.175, 0.885, 0.32, 1.275, 0.7, 1.0830883263556235, -0.109328072631),
    (0.175, 0.885, 0.32, 1.275, 0.999, 1.0004040880942895, -0.403764167111),
    (0, 1, 0, 1, 0.001, 0.271, 81.0),
    (0, 1, 0, 1, 0.1, 0.84614624307426856, 1.33271945355),
    (0, 1, 0, 1, 0.3, 0.96387742627935915, 0.243840002569),
    (0, 1, 0, 1, 0.7, 0.99859145629622928, 0.0159385273165),
    (0, 1, 0, 1, 0.999, 0.99999999996292589, 1.11259424041e-7),
    (1, 0, 1, 0, 0.001, 3.7074107024716684e-11, 1.11259424041e-7),
    (1, 0, 1, 0, 0.1, 4.1101541583706617e-5, 0.00127764559257),
    (1, 0, 1, 0, 0.3, 0.0014085437037707201, 0.0159385273165),
    (1, 0, 1, 0, 0.7, 0.036122573720640836, 0.243840002569),
    (1, 0, 1, 0, 0.999, 0.72899999999999993, 81.0),
    (1, 0, 0, 1, 0.001, 3.3370419825627253e-7, 0.000667779756715),
    (1, 0, 0, 1, 0.1, 0.0037616749580831666, 0.0801986042016),
    (1, 0, 0, 1, 0.3, 0.047395275203942004, 0.42100787466),
    (1, 0, 0, 1, 0.7, 0.95260472479605797, 0.42100787466),
    (1, 0, 0, 1, 0.999, 0.99999966629580174, 0.000667779756715),
    (0, 1, 1, 0, 0.001, 0.053110761576434835, 25.7272715791),
    (0, 1, 1, 0, 0.1, 0.38740031697727516, 1.17536073941),
    (0, 1, 1, 0, 0.3, 0.48977247327170284, 0.161680878454),
    (0, 1, 1, 0, 0.7, 0.51022752672829715, 0.161680878454),
    (0, 1, 1, 0, 0.999, 0.94688923842356514, 25.7272715791),
    (1, 0.5, 0, 0.5, 0.001, 0.00050016685209912815, 0.500333889878),
    (1, 0.5, 0, 0.5, 0.1, 0.051880837479041586, 0.540099302101),
    (1, 0.5, 0, 0.5, 0.3, 0.173697637601971, 0.71050393733),
    (1, 0.5, 0, 0.5, 0.7, 0.82630236239802896, 0.71050393733),
    (1, 0.5, 0, 0.5, 0.999, 0.99949983314790087, 0.500333889878),
    (0.3, -2, 0.7, 3, 0.001, -0.0066383136133682615, -6.61000251027),
    (0.3, -2, 0.7, 3, 0.1, -0.41977587824573062, -2.05650849168),
    (0.3, -2, 0.7, 3, 0.3, -0.26437972331271183, 2.87434419592),
    (0.3, -2, 0.7, 3, 0.7, 1.2643797233127118, 2.87434419592),
    (0.3, -2, 0.7, 3, 0.999, 1.0066383136133683, -6.61000251027),
  ]

  @Test("agree with a bisection in high precision", arguments: bisected)
  func bisection(
    x1: Double, y1: Double, x2: Double, y2: Double, progress: Double, value: Double, slope: Double
  ) throws {
    let curve = try CubicBezier(x1, y1, x2, y2)
    // The progress itself is accurate only to its last digit.
    let resolution = 4e-16 * (1 + abs(slope))
    #expect(abs(curve.value(at: progress) - value) < 2e-15 + resolution)
    #expect(abs(curve.slope(at: progress) - slope) < 1e-8 * (1 + abs(slope)))
  }

  static let shapes: [[Double]] = [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1],
    [0, 1, 1, 0], [0.3, 0.3, 0.8, 0.8], [0, 0, 0, 0], [1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5],
    [0.5, 0, 0.5, 1], [0, 0, 1, 1], [0.175, 0.885, 0.32, 1.275],
  ]

  @Test("are exact at both ends and outside", arguments: shapes)
  func ends(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    for progress in [-Double.infinity, -1, -0.0, 0] { #expect(curve.value(at: progress) == 0) }
    for progress in [1, 2, Double.infinity] { #expect(curve.value(at: progress) == 1) }
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.slope(at: 1.5) == 0)
  }

  @Test("solving for x(t) gives y(t)", arguments: shapes)
  func inverse(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    for step in 0...1000 {
      let t = Double(step) / 1000
      let progress = Self.bernstein(shape[0], shape[2], t)
      let value = Self.bernstein(shape[1], shape[3], t)
      let slope = curve.slope(at: progress)
      #expect(
        abs(curve.value(at: progress) - value) < 1e-14 + 4e-16 * slope.magnitude + Self.blur(t))
    }
  }

  /// In the middle of (1, 0, 0, 1) the curve is vertical: changing the last digit of the progress
  /// moves t by 1e-5.
  private static func blur(_ t: Double) -> Double { abs(t - 0.5) < 0.001 ? 3e-5 : 0 }

  private static func bernstein(_ first: Double, _ second: Double, _ t: Double) -> Double {
    3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
  }

  @Test(
    "values never decrease and stay from 0 to 1",
    arguments: shapes.filter { $0.max() == 1 && $0 != [0, 1, 1, 0] })
  func monotone(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    var last = 0.0
    for step in 0...5000 {
      let value = curve.value(at: Double(step) / 5000)
      #expect(value >= last - 1e-15)
      #expect((0...1).contains(value))
      last = value
    }
  }

  @Test("control points on the diagonal give linear progress")
  func diagonal() throws {
    let curve = try CubicBezier(0.3, 0.3, 0.8, 0.8)
    for progress in [0.1, 1 / 3.0, 0.77] {
      #expect(curve.value(at: progress) == progress)
      #expect(curve.slope(at: progress) == 1)
    }
  }

  @Test("slopes are finite even where the curve is vertical", arguments: shapes)
  func slopes(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    for step in 0...1000 { #expect(curve.slope(at: Double(step) / 1000).isFinite) }
    let swift = try CubicBezier(0.05, 0.7, 0.1, 1)
    #expect(abs(swift.slope(at: 0) - 14) < 1e-12)  // y1 / x1
    #expect(abs(swift.slope(at: 1)) < 1e-12)  // (1 − y2) / (1 − x2)
  }

  @Test("mirroring rotates the curve by half a turn", arguments: shapes)
  func mirrored(shape: [Double]) throws {
    let curve = try CubicBezier(shape[0], shape[1], shape[2], shape[3])
    for step in 1..<128 {
      let progress = Double(step) / 128
      let slope = abs(curve.slope(at: 1 - progress))
      #expect(
        abs(curve.mirrored.value(at: progress) - (1 - curve.value(at: 1 - progress)))
          < 1e-14 + 1e-15 * slope)
    }
  }

  @Test(
    "control points out of range are rejected by name",
    arguments: [
      (-0.1, 0.0, 1.0, 1.0, "x1"), (0, 0, 1.1, 1, "x2"), (.nan, 0, 1, 1, "x1"),
      (0, .infinity, 1, 1, "y1"), (0, 0, 1, .nan, "y2"), (0, 0, .infinity, 1, "x2"),
    ])
  func rejected(x1: Double, y1: Double, x2: Double, y2: Double, argument: String) {
    let problem = #expect(throws: TimingProblem.self) { try CubicBezier(x1, y1, x2, y2) }
    #expect(problem?.argument == argument)
  }
}
