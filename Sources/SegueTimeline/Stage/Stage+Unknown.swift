extension Stage {
  /// The side, in points, of the square used for an element whose frame is unknown.
  ///
  /// It is centered in the container, so that a zoom from an unknown source starts at the center.
  package static let unknownSide = 5.0

  /// The frame assumed for an element whose frame is unknown.
  package var unknownFrame: Rect2D {
    Rect2D(
      center: container.bounds.center,
      size: Size2D(width: Self.unknownSide, height: Self.unknownSide))
  }
}
