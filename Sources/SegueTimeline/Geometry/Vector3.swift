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
