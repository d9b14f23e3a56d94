import CSegueKernels

/// Maps colors to entries of a palette.
///
/// A color between two entries becomes a pattern of both, in a matrix that stays in its place on
/// the screen: gradients have no bands, and what stands still does not crawl. A color that is at most
/// one level from an entry in every channel, or two in one of them, becomes that entry alone; colors
/// that differ by one level may become the same entry.
struct Dithering {
  private let colors: [UInt32]
  private let levels: Int32
  private var plans = [UInt32](repeating: 0, count: SEGUE_COLOR_PLANS)
  private var row: [UInt32] = []

  init(_ palette: ColorPalette, isDithered: Bool) {
    colors = palette.colors
    levels = isDithered ? 64 : 0
  }

  /// Writes the entries of a row's pixels.
  mutating func map(
    _ frame: Bitmap, row y: Int, on background: UInt32, to entries: UnsafeMutablePointer<UInt8>
  ) {
    if row.count != frame.width { row = Array(repeating: 0, count: frame.width) }
    row.withUnsafeMutableBufferPointer { row in
      guard let words = row.baseAddress else { return }
      frame.exportRow(y, to: words, on: background)
      plans.withUnsafeMutableBufferPointer { plans in
        guard let plans = plans.baseAddress else { return }
        segue_map_colors(entries, words, row.count, y, colors, colors.count, levels, plans)
      }
    }
  }
}
