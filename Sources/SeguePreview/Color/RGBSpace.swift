/// A color space that a file describes with a few numbers: its primaries, its white and its curve.
struct RGBSpace: Hashable {
  /// A color without its brightness, in the coordinates of CIE 1931.
  struct Chromaticity: Hashable {
    let x: Double
    let y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  /// How a number from 0 to 1 becomes an amount of light.
  enum Curve: Hashable {
    case power(Double)
    /// Proportional below a number, and above it a power of `scale · number + offset`.
    case linearBelow(Double, slope: Double, scale: Double, offset: Double, exponent: Double)

    /// IEC 61966-2-1.
    static let sRGB = linearBelow(
      0.04045, slope: 1 / 12.92, scale: 1 / 1.055, offset: 0.055 / 1.055, exponent: 2.4)
    /// ITU-R BT.709, 601 and 2020.
    static let video = linearBelow(
      0.081, slope: 1 / 4.5, scale: 1 / 1.099, offset: 0.099 / 1.099, exponent: 1 / 0.45)
  }

  var white = d65
  var red = Chromaticity(0.64, 0.33)
  var green = Chromaticity(0.3, 0.6)
  var blue = Chromaticity(0.15, 0.06)
  var curve = Curve.sRGB

  private static let d65 = Chromaticity(0.3127, 0.329)

  /// Creates sRGB.
  init() {}

  /// Reads code points of ITU-T H.273, as PNG's chunk `cICP` has them.
  ///
  /// - Throws: a problem where the codes mean high dynamic range, no RGB, or nothing that is known.
  init(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)
    throws(ColorProfile.Problem)
  {
    guard matrix == 0, isFullRange else {
      throw ColorProfile.Problem("its cICP chunk describes video, and not RGB of the full range")
    }
    switch primaries {
    case 1: break
    case 5: set((0.64, 0.33), (0.29, 0.6), (0.15, 0.06))
    case 6, 7: set((0.63, 0.34), (0.31, 0.595), (0.155, 0.07))
    case 9: set((0.708, 0.292), (0.17, 0.797), (0.131, 0.046))
    // Display P3.
    case 12: set((0.68, 0.32), (0.265, 0.69), (0.15, 0.06))
    default: throw ColorProfile.Problem("its cICP chunk has the unknown primaries \(primaries)")
    }
    switch transfer {
    case 1, 6, 14, 15: curve = .video
    case 4: curve = .power(2.2)
    case 5: curve = .power(2.8)
    case 8: curve = .power(1)
    case 13: break
    case 16, 18:
      throw ColorProfile.Problem(
        "it is of high dynamic range (\(transfer == 16 ? "PQ" : "HLG")), which sRGB does not have")
    default: throw ColorProfile.Problem("its cICP chunk has the unknown curve \(transfer)")
    }
  }

  private mutating func set(
    _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double)
  ) {
    self.red = Chromaticity(red.0, red.1)
    self.green = Chromaticity(green.0, green.1)
    self.blue = Chromaticity(blue.0, blue.1)
  }
}
