/// A draw command prepared for the row loop.
struct PreparedLayer {
  /// The visible part of the output.
  let region: Region
  /// Additional masks that are not convex and so could not be clipped into the region.
  let masks: [Region]
  /// The source of its pixels.
  let source: OwnedBrush
  /// The opacity, 1…256.
  let opacity: Int32
  /// Whether its pixels replace what lies below wherever coverage is full.
  let isOpaque: Bool
  /// Whether partly covered edge pixels are drawn fully, as for shadows, which fade by themselves.
  let hasHardEdges: Bool

  /// The rows in which the layer may be visible.
  var rows: Range<Int> {
    masks.reduce(region.rows) { $1.isInverted ? $0 : $0.clamped(to: $1.rows) }
  }

  /// Whether it fully hides what it covers.
  var hides: Bool { isOpaque && opacity == 256 }
}
