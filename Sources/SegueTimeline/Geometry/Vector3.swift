/// Three numbers along x, y and z.
public struct Vector3: Hashable, Sendable {
  /// Along x.
  public var x: Double
  /// Along y.
  public var y: Double
  /// Along z.
  public var z: Double

  /// Nothing along any axis.
  public static let zero = Vector3(x: 0, y: 0, z: 0)
  /// One along every axis.
  public static let one = Vector3(x: 1, y: 1, z: 1)

  /// Creates a vector.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
