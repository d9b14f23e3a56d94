/// A 4×4 transform in Core Animation's convention: row vectors, `[x y z 1] · M`.
///
/// `m41`, `m42` and `m43` translate, `m34 = −1/d` is the perspective of an eye at distance `d`,
/// and `a · b` applies `a` first.
public struct Matrix4: Hashable, Sendable {
  /// The contributions of x to x, y, z and w.
  public var m11, m12, m13, m14: Double
  /// The contributions of y to x, y, z and w.
  public var m21, m22, m23, m24: Double
  /// The contributions of z to x, y, z and w.
  public var m31, m32, m33, m34: Double
  /// The contributions of the constant 1 to x, y, z and w.
  public var m41, m42, m43, m44: Double

  /// The identity transform.
  public static let identity = Matrix4(
    rows: (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))

  /// One row of the matrix.
  public typealias Row = (Double, Double, Double, Double)

  /// Creates a matrix from its four rows.
  public init(rows r1: Row, _ r2: Row, _ r3: Row, _ r4: Row) {
    (m11, m12, m13, m14) = r1
    (m21, m22, m23, m24) = r2
    (m31, m32, m33, m34) = r3
    (m41, m42, m43, m44) = r4
  }

  /// A translation, in points.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    Matrix4(rows: (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (x, y, z, 1))
  }

  /// A scale by factors.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    Matrix4(rows: (x, 0, 0, 0), (0, y, 0, 0), (0, 0, z, 0), (0, 0, 0, 1))
  }

  /// A perspective: the contributions of x, y and z to w.
  public static func perspective(m14: Double, m24: Double, m34: Double) -> Matrix4 {
    Matrix4(rows: (1, 0, 0, m14), (0, 1, 0, m24), (0, 0, 1, m34), (0, 0, 0, 1))
  }

  /// A rotation about an axis through the origin, in radians.
  ///
  /// A positive angle turns x toward y about z, y toward z about x, and z toward x about y, as
  /// `CATransform3DMakeRotation` does. The axis need not have unit length; a zero axis yields the
  /// identity.
  public static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> Matrix4 {
    let length = LibM.sqrt(x * x + y * y + z * z)
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = sineAndCosine(angle)
    let t = 1 - c
    return Matrix4(
      rows: (t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
      (t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
      (t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0),
      (0, 0, 0, 1))
  }

  /// Skews by angles in radians: x grows by y times the tangent of the first, y by x times that of
  /// the second.
  public static func skew(_ angles: Point2D) -> Matrix4 {
    var result = Matrix4.identity
    result.m21 = LibM.tan(angles.x)
    result.m12 = LibM.tan(angles.y)
    return result
  }

  /// The sine and cosine, exact at quarter turns, so that half a turn leaves no residue.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = angle / (Double.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      switch ((Int(quarters) % 4) + 4) % 4 {
      case 0: return (0, 1)
      case 1: return (1, 0)
      case 2: return (0, -1)
      default: return (-1, 0)
      }
    }
    return (LibM.sin(angle), LibM.cos(angle))
  }

  /// The matrix that applies `a` first and `b` to its result.
  public static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(rows: a.row1 * b, a.row2 * b, a.row3 * b, a.row4 * b)
  }

  /// The transposed matrix.
  public var transposed: Matrix4 {
    Matrix4(
      rows: (m11, m21, m31, m41), (m12, m22, m32, m42), (m13, m23, m33, m43), (m14, m24, m34, m44))
  }

  /// The first row, which multiplies x.
  public var row1: Row { (m11, m12, m13, m14) }
  /// The second row, which multiplies y.
  public var row2: Row { (m21, m22, m23, m24) }
  /// The third row, which multiplies z.
  public var row3: Row { (m31, m32, m33, m34) }
  /// The fourth row, which multiplies the constant 1.
  public var row4: Row { (m41, m42, m43, m44) }

  /// Whether every element is a finite number.
  public var isFinite: Bool {
    [row1, row2, row3, row4].allSatisfy {
      $0.0.isFinite && $0.1.isFinite && $0.2.isFinite && $0.3.isFinite
    }
  }
}

private func * (v: Matrix4.Row, m: Matrix4) -> Matrix4.Row {
  let x = v.0 * m.m11 + v.1 * m.m21 + v.2 * m.m31 + v.3 * m.m41
  let y = v.0 * m.m12 + v.1 * m.m22 + v.2 * m.m32 + v.3 * m.m42
  let z = v.0 * m.m13 + v.1 * m.m23 + v.2 * m.m33 + v.3 * m.m43
  let w = v.0 * m.m14 + v.1 * m.m24 + v.2 * m.m34 + v.3 * m.m44
  return (x, y, z, w)
}

/// A three-dimensional vector.
public struct Vector3: Hashable, Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// The zero vector.
  public static let zero = Vector3(x: 0, y: 0, z: 0)
  /// The vector with all components 1.
  public static let one = Vector3(x: 1, y: 1, z: 1)

  /// Creates a vector.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
