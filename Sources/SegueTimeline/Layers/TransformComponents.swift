/// A transform by components, composed layer-first: scale, skew, rotate x, y, z, translate,
/// perspective.
///
/// With row vectors that is `S · K · Rx · Ry · Rz · T · P`. Each component interpolates by itself, so a
/// rotation by half a turn or more keeps its direction and number of turns.
public struct TransformComponents: Hashable, Sendable {
  /// Scale factors along the axes; 1 keeps the size.
  public var scale: Vector3
  /// Skew angles along the axes, in radians: x grows by y times the tangent of the first, y by x
  /// times that of the second.
  public var skew: Point2D
  /// Rotation angles about the axes, in radians.
  public var rotation: Vector3
  /// Translations along the axes, in points.
  public var translation: Vector3
  /// The contributions of x, y and z to w: m14, m24 and m34, per point.
  public var perspective: Vector3

  /// The identity components.
  public static let identity = TransformComponents(
    scale: .one, skew: .zero, rotation: .zero, translation: .zero, perspective: .zero)

  /// Creates components.
  public init(
    scale: Vector3 = .one, skew: Point2D = .zero, rotation: Vector3 = .zero,
    translation: Vector3 = .zero, perspective: Vector3 = .zero
  ) {
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
    self.translation = translation
    self.perspective = perspective
  }

  /// The composed matrix.
  public var matrix: Matrix4 {
    var result = Matrix4.scale(scale.x, scale.y, scale.z)
    if skew != .zero { result = result * .skew(skew) }
    if rotation.x != 0 { result = result * .rotation(rotation.x, x: 1, y: 0, z: 0) }
    if rotation.y != 0 { result = result * .rotation(rotation.y, x: 0, y: 1, z: 0) }
    if rotation.z != 0 { result = result * .rotation(rotation.z, x: 0, y: 0, z: 1) }
    if translation != .zero {
      result = result * .translation(translation.x, translation.y, translation.z)
    }
    if perspective != .zero {
      result =
        result * .perspective(m14: perspective.x, m24: perspective.y, m34: perspective.z)
    }
    return result
  }
}
