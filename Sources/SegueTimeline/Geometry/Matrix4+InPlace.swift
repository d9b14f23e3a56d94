/// Transforms applied after a matrix, in place.
///
/// The same as multiplying by their matrices, without the products with elements that are 0 or 1.
extension Matrix4 {
  /// Applies a translation, in points.
  package mutating func translate(_ x: Double, _ y: Double, _ z: Double) {
    (m11, m12, m13) = (m11 + m14 * x, m12 + m14 * y, m13 + m14 * z)
    (m21, m22, m23) = (m21 + m24 * x, m22 + m24 * y, m23 + m24 * z)
    (m31, m32, m33) = (m31 + m34 * x, m32 + m34 * y, m33 + m34 * z)
    (m41, m42, m43) = (m41 + m44 * x, m42 + m44 * y, m43 + m44 * z)
  }

  /// Applies a scale by factors.
  package mutating func scale(_ x: Double, _ y: Double, _ z: Double) {
    (m11, m12, m13) = (m11 * x, m12 * y, m13 * z)
    (m21, m22, m23) = (m21 * x, m22 * y, m23 * z)
    (m31, m32, m33) = (m31 * x, m32 * y, m33 * z)
    (m41, m42, m43) = (m41 * x, m42 * y, m43 * z)
  }

  /// Applies a rotation about the x axis, by an angle in radians.
  package mutating func rotateX(_ angle: Double) {
    let rotation = PlaneRotation(angle)
    rotation(&m12, &m13)
    rotation(&m22, &m23)
    rotation(&m32, &m33)
    rotation(&m42, &m43)
  }

  /// Applies a rotation about the y axis, by an angle in radians.
  package mutating func rotateY(_ angle: Double) {
    let rotation = PlaneRotation(angle)
    rotation(&m13, &m11)
    rotation(&m23, &m21)
    rotation(&m33, &m31)
    rotation(&m43, &m41)
  }

  /// Applies a rotation about the z axis, by an angle in radians.
  package mutating func rotateZ(_ angle: Double) {
    let rotation = PlaneRotation(angle)
    rotation(&m11, &m12)
    rotation(&m21, &m22)
    rotation(&m31, &m32)
    rotation(&m41, &m42)
  }

  /// Applies a rotation about an axis through the origin, by an angle in radians.
  package mutating func rotate(_ angle: Double, about axis: Vector3) {
    switch (axis.x, axis.y, axis.z) {
    case (1, 0, 0): rotateX(angle)
    case (0, 1, 0): rotateY(angle)
    case (0, 0, 1): rotateZ(angle)
    default: self = self * .rotation(angle, x: axis.x, y: axis.y, z: axis.z)
    }
  }
}

private struct PlaneRotation {
  private let sine, cosine: Double

  init(_ angle: Double) { (sine, cosine) = Matrix4.sineAndCosine(angle) }

  func callAsFunction(_ a: inout Double, _ b: inout Double) {
    (a, b) = (a * cosine - b * sine, a * sine + b * cosine)
  }
}
