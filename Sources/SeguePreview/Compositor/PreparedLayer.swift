/// A command made ready for the row loop.
struct PreparedLayer {
  /// The part of the output where it shows.
  let region: Region
  /// Further limits, which could not be cut into the region because they are not convex.
  let masks: [Region]
  /// Where its pixels come from.
  let source: OwnedBrush
  /// 1…256.
  let opacity: Int32
  /// Whether its pixels replace what lies below where they are covered fully.
  let isOpaque: Bool
  /// Whether pixels at the rim are drawn fully: a shadow fades by itself.
  let hasHardEdges: Bool

  /// The rows in which it may show.
  var rows: Range<Int> {
    masks.reduce(region.rows) { $0.clamped(to: $1.rows) }
  }

  /// Whether nothing below shows through where it covers a pixel.
  var hides: Bool { isOpaque && opacity == 256 }
}
