// Behavior: "Key-Value Coding Extensions", Core Animation Programming Guide: the scale and the rotation in a transform.
// Not here: rotation about x and y, and what depends on the order in which a turn and an uneven scale are composed.

import CoreGraphics

extension CATransform3D {
  /// The scale along x and along y.
  private var scales: (x: CGFloat, y: CGFloat) { (hypot(m11, m12), hypot(m21, m22)) }

  private var angle: CGFloat { atan2(m12, m11) }

  /// The value at a key path that is not a number of the matrix; nothing for others.
  func component(_ part: Substring) -> CGFloat? {
    switch part {
    case "scale": (scales.x + scales.y + m33) / 3
    case "scale.x": scales.x
    case "scale.y": scales.y
    case "rotation", "rotation.z": angle
    default: nil
    }
  }

  /// Sets such a value.
  ///
  /// - Returns: false if what it means depends on an order of composition.
  mutating func setComponent(_ part: Substring, to value: CGFloat) -> Bool {
    var (scales, angle) = (scales, angle)
    switch part {
    case "scale": (scales, m33) = ((value, value), value)
    case "scale.x": scales.x = value
    case "scale.y": scales.y = value
    default: angle = value
    }
    (m11, m12) = (scales.x * cos(angle), scales.x * sin(angle))
    (m21, m22) = (-scales.y * sin(angle), scales.y * cos(angle))
    return angle == 0 || abs(scales.x - scales.y) < 1e-9
  }
}
