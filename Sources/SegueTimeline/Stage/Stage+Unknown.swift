extension Stage {
  /// The side of the square, in points, that stands for an element whose place is unknown.
  ///
  /// It lies in the middle of the container, so that what grows from an unknown source grows from there.
  package static let unknownSide = 5.0

  /// Where an element is taken to be while its place is unknown.
  package var unknownFrame: Rect {
    Rect(
      center: container.bounds.center,
      size: Size(width: Self.unknownSide, height: Self.unknownSide))
  }
}
