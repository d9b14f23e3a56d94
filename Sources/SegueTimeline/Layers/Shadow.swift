/// The shadow of a layer.
public struct Shadow: Hashable, Sendable {
  /// The color; its alpha multiplies ``opacity``.
  public var color: Color
  /// The opacity, 0…1; zero means no shadow.
  public var opacity: Double
  /// The blur radius, in points.
  public var radius: Double
  /// The offset from the layer, in points.
  public var offset: Point2D

  /// No shadow.
  public static let none = Shadow(color: .black, opacity: 0, radius: 0, offset: .zero)

  /// Creates a shadow.
  public init(color: Color = .black, opacity: Double, radius: Double, offset: Point2D = .zero) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
