// Behavior: what CATransform3D.h says of points of the plane z = 0, seen along z.

import CoreGraphics

/// What a transform of space does to the plane z = 0, and back.
struct Homography {
  /// Three rows of three, for row vectors (x, y, 1).
  private var rows: [[CGFloat]]

  init(_ t: CATransform3D) {
    rows = [[t.m11, t.m12, t.m14], [t.m21, t.m22, t.m24], [t.m41, t.m42, t.m44]]
  }

  func apply(to point: CGPoint) -> CGPoint {
    let parts = (0..<3).map { point.x * rows[0][$0] + point.y * rows[1][$0] + rows[2][$0] }
    guard parts[2] != 0 else { return point }
    return CGPoint(x: parts[0] / parts[2], y: parts[1] / parts[2])
  }

  /// The way back, or nothing where the plane is seen from its edge.
  var inverted: Homography? {
    func cofactor(_ row: Int, _ column: Int) -> CGFloat {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r1][c1] * rows[r2][c2] - rows[r1][c2] * rows[r2][c1]
    }
    let determinant = (0..<3).reduce(CGFloat(0)) { $0 + rows[0][$1] * cofactor(0, $1) }
    guard determinant != 0 else { return nil }
    var inverse = self
    inverse.rows = (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
    return inverse
  }
}
