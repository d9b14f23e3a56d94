/// Transforms of a matrix's image in place: what multiplying by a matrix does, without the elements that are 0 or 1.
extension Matrix4 {
  /// Translates the image, in points.
  package mutating func translate(_ x: Double, _ y: Double, _ z: Double) {
    (m11, m12, m13) = (m11 + m14 * x, m12 + m14 * y, m13 + m14 * z)
    (m21, m22, m23) = (m21 + m24 * x, m22 + m24 * y, m23 + m24 * z)
    (m31, m32, m33) = (m31 + m34 * x, m32 + m34 * y, m33 + m34 * z)
    (m41, m42, m43) = (m41 + m44 * x, m42 + m44 * y, m43 + m44 * z)
  }

  /// Scales the image by factors.
  package mutating func scale(_ x: Double, _ y: Double, _ z: Double) {
    (m11, m12, m13) = (m11 * x, m12 * y, m13 * z)
    (m21, m22, m23) = (m21 * x, m22 * y, m23 * z)
    (m31, m32, m33) = (m31 * x, m32 * y, m33 * z)
    (m41, m42, m43) = (m41 * x, m42 * y, m43 * z)
  }

  /// Rotates the image about the x axis, by an angle in radians.
  package mutating func turnX(_ angle: Double) {
    let turn = Turn(angle)
    turn(&m12, &m13)
    turn(&m22, &m23)
    turn(&m32, &m33)
    turn(&m42, &m43)
  }

  /// Rotates the image about the y axis, by an angle in radians.
  package mutating func turnY(_ angle: Double) {
    let turn = Turn(angle)
    turn(&m13, &m11)
    turn(&m23, &m21)
    turn(&m33, &m31)
    turn(&m43, &m41)
  }

  /// Rotates the image about the z axis, by an angle in radians.
  package mutating func turnZ(_ angle: Double) {
    let turn = Turn(angle)
    turn(&m11, &m12)
    turn(&m21, &m22)
    turn(&m31, &m32)
    turn(&m41, &m42)
  }

  /// Rotates the image about an axis through the origin, by an angle in radians.
  package mutating func turn(_ angle: Double, about axis: Vector3) {
    switch (axis.x, axis.y, axis.z) {
    case (1, 0, 0): turnX(angle)
    case (0, 1, 0): turnY(angle)
    case (0, 0, 1): turnZ(angle)
    default: self = self * .rotation(angle, x: axis.x, y: axis.y, z: axis.z)
    }
  }
}

/// A rotation in a plane.
private struct Turn {
  private let sine, cosine: Double

  init(_ angle: Double) { (sine, cosine) = Matrix4.sineAndCosine(angle) }

  func callAsFunction(_ a: inout Double, _ b: inout Double) {
    (a, b) = (a * cosine - b * sine, a * sine + b * cosine)
  }
}
