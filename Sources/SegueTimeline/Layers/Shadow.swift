/// The shadow that a layer throws on what lies below it.
public struct Shadow: Hashable, Sendable {
  /// Its color; the alpha multiplies ``opacity``.
  public var color: Color
  /// How strong it is, 0…1; zero means no shadow.
  public var opacity: Double
  /// How soft its edge is: the blur's radius, in points.
  public var radius: Double
  /// How far it lies from the layer, in points.
  public var offset: Point

  /// No shadow.
  public static let none = Shadow(color: .black, opacity: 0, radius: 0, offset: .zero)

  /// Creates a shadow.
  public init(color: Color = .black, opacity: Double, radius: Double, offset: Point = .zero) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
