/// A 3D rotation as a unit quaternion.
struct Quaternion: Hashable, Sendable {
  var x, y, z, w: Double

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Creates the rotation whose matrix has the given rows, which must be orthonormal and
  /// right-handed.
  ///
  /// Takes the branch with the largest component, as in Shepperd's method, to avoid dividing by a
  /// small number.
  init(rows r1: Vector3, _ r2: Vector3, _ r3: Vector3) {
    let trace = r1.x + r2.y + r3.z
    if trace > 0 {
      let s = 2 * LibM.sqrt(1 + trace)
      self.init(x: (r2.z - r3.y) / s, y: (r3.x - r1.z) / s, z: (r1.y - r2.x) / s, w: s / 4)
    } else if r1.x >= r2.y && r1.x >= r3.z {
      let s = 2 * LibM.sqrt(1 + r1.x - r2.y - r3.z)
      self.init(x: s / 4, y: (r2.x + r1.y) / s, z: (r3.x + r1.z) / s, w: (r2.z - r3.y) / s)
    } else if r2.y >= r3.z {
      let s = 2 * LibM.sqrt(1 + r2.y - r1.x - r3.z)
      self.init(x: (r2.x + r1.y) / s, y: s / 4, z: (r3.y + r2.z) / s, w: (r3.x - r1.z) / s)
    } else {
      let s = 2 * LibM.sqrt(1 + r3.z - r1.x - r2.y)
      self.init(x: (r3.x + r1.z) / s, y: (r3.y + r2.z) / s, z: s / 4, w: (r1.y - r2.x) / s)
    }
  }

  /// Interpolates to another rotation at constant speed along the shorter arc.
  func slerp(to other: Quaternion, at t: Double) -> Quaternion {
    var target = other
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    if cosine < 0 {
      cosine = -cosine
      target = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
    }
    guard cosine < 1 else { return self }
    let angle = LibM.acos(cosine)
    let a = LibM.sin((1 - t) * angle) / LibM.sin(angle)
    let b = LibM.sin(t * angle) / LibM.sin(angle)
    return Quaternion(
      x: x * a + target.x * b, y: y * a + target.y * b, z: z * a + target.z * b,
      w: w * a + target.w * b)
  }

  /// The rotation as a matrix for row vectors.
  var matrix: Matrix4 {
    let (xx, yy, zz) = (x * x, y * y, z * z)
    let (xy, xz, yz) = (x * y, x * z, y * z)
    let (wx, wy, wz) = (w * x, w * y, w * z)
    return Matrix4(
      rows: (1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy), 0),
      (2 * (xy - wz), 1 - 2 * (xx + zz), 2 * (yz + wx), 0),
      (2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (xx + yy), 0),
      (0, 0, 0, 1))
  }
}
