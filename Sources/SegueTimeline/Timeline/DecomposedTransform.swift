/// A decomposed transform: perspective, translation, scale, shear and rotation.
///
/// Source: CSS Transforms Level 2, section 12, which follows Spencer Thomas, "Decomposing a matrix
/// into simple transformations" (Graphics Gems II). Matrices use row vectors as there.
package struct DecomposedTransform: Hashable, Sendable {
  var perspective: Quadruple
  var translation: Vector3
  var scale: Vector3
  /// The shears xy, xz and yz.
  var shear: Vector3
  var rotation: Quaternion

  /// The contributions of x, y, z and 1 to w.
  struct Quadruple: Hashable, Sendable {
    var x, y, z, w: Double
  }

  /// Decomposes a matrix; nil if it is singular.
  init?(_ matrix: Matrix4) {
    guard matrix.m44 != 0, matrix.isFinite else { return nil }
    var m = matrix.scaled(by: 1 / matrix.m44)
    var flat = m
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    guard let inverse = flat.affineInverse else { return nil }

    // [m14 m24 m34 m44]ᵀ = flat · p, so p is the inverse applied to that column.
    let column = (m.m14, m.m24, m.m34, m.m44)
    perspective = Quadruple(
      x: dot(inverse.row1, column), y: dot(inverse.row2, column), z: dot(inverse.row3, column),
      w: dot(inverse.row4, column))
    translation = Vector3(x: m.m41, y: m.m42, z: m.m43)

    (m.m14, m.m24, m.m34, m.m44) = (0, 0, 0, 1)
    var x = Vector3(x: m.m11, y: m.m12, z: m.m13)
    var y = Vector3(x: m.m21, y: m.m22, z: m.m23)
    var z = Vector3(x: m.m31, y: m.m32, z: m.m33)

    let lengthX = x.length
    x = x * (1 / lengthX)
    let xy = x.dot(y)
    y = y - x * xy
    let lengthY = y.length
    y = y * (1 / lengthY)
    let xz = x.dot(z)
    z = z - x * xz
    let yz = y.dot(z)
    z = z - y * yz
    let lengthZ = z.length
    z = z * (1 / lengthZ)
    guard lengthX > 0, lengthY > 0, lengthZ > 0 else { return nil }

    scale = Vector3(x: lengthX, y: lengthY, z: lengthZ)
    shear = Vector3(x: xy / lengthY, y: xz / lengthZ, z: yz / lengthZ)
    if x.dot(y.cross(z)) < 0 {
      scale = scale * -1
      (x, y, z) = (x * -1, y * -1, z * -1)
    }
    rotation = Quaternion(rows: x, y, z)
  }

  /// Interpolates two decompositions; the rotation takes the shorter arc.
  func mixed(with other: DecomposedTransform, at t: Double) -> DecomposedTransform {
    var result = self
    result.perspective = Quadruple(
      x: mix(perspective.x, other.perspective.x, t), y: mix(perspective.y, other.perspective.y, t),
      z: mix(perspective.z, other.perspective.z, t), w: mix(perspective.w, other.perspective.w, t))
    result.translation = mix(translation, other.translation, t)
    result.scale = mix(scale, other.scale, t)
    result.shear = mix(shear, other.shear, t)
    result.rotation = rotation.slerp(to: other.rotation, at: t)
    return result
  }

  /// The recomposed matrix.
  var matrix: Matrix4 {
    let upper = Matrix4(
      rows: (scale.x, 0, 0, 0), (shear.x * scale.y, scale.y, 0, 0),
      (shear.y * scale.z, shear.z * scale.z, scale.z, 0), (0, 0, 0, 1))
    var result = upper * rotation.matrix
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    let p = (perspective.x, perspective.y, perspective.z, perspective.w)
    let column = (
      dot(result.row1, p), dot(result.row2, p), dot(result.row3, p), dot(result.row4, p)
    )
    (result.m14, result.m24, result.m34, result.m44) = column
    return result
  }
}

private func dot(_ a: Matrix4.Row, _ b: Matrix4.Row) -> Double {
  let spatial = a.0 * b.0 + a.1 * b.1 + a.2 * b.2
  return spatial + a.3 * b.3
}

extension Vector3 {
  fileprivate var length: Double { LibM.sqrt(dot(self)) }
  fileprivate func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }
  fileprivate func cross(_ b: Vector3) -> Vector3 {
    Vector3(x: y * b.z - z * b.y, y: z * b.x - x * b.z, z: x * b.y - y * b.x)
  }
  fileprivate static func - (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }
  fileprivate static func * (a: Vector3, k: Double) -> Vector3 {
    Vector3(x: a.x * k, y: a.y * k, z: a.z * k)
  }
}

extension Matrix4 {
  fileprivate func scaled(by k: Double) -> Matrix4 {
    Matrix4(
      rows: (m11 * k, m12 * k, m13 * k, m14 * k), (m21 * k, m22 * k, m23 * k, m24 * k),
      (m31 * k, m32 * k, m33 * k, m34 * k), (m41 * k, m42 * k, m43 * k, m44 * k))
  }

  /// The inverse of a matrix whose last column is 0 0 0 1; nil if it is singular.
  fileprivate var affineInverse: Matrix4? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    let r1 = (c11 * k, (m13 * m32 - m12 * m33) * k, (m12 * m23 - m13 * m22) * k, 0.0)
    let r2 = (c12 * k, (m11 * m33 - m13 * m31) * k, (m13 * m21 - m11 * m23) * k, 0.0)
    let r3 = (c13 * k, (m12 * m31 - m11 * m32) * k, (m11 * m22 - m12 * m21) * k, 0.0)
    let t1 = -(m41 * r1.0 + m42 * r2.0 + m43 * r3.0)
    let t2 = -(m41 * r1.1 + m42 * r2.1 + m43 * r3.1)
    let t3 = -(m41 * r1.2 + m42 * r2.2 + m43 * r3.2)
    return Matrix4(rows: r1, r2, r3, (t1, t2, t3, 1))
  }
}
