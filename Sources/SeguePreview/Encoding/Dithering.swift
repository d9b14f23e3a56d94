import CSegueKernels
package import SegueTimeline

/// Maps colors to entries of a palette.
///
/// A color between two entries becomes a pattern of both (ordered dithering), fixed on the screen, so
/// that gradients have no bands and still areas do not flicker. A color within one level of an entry in
/// every channel, or within two in one of them, becomes that entry alone; colors that differ by one
/// level may become the same entry.
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

/// The colors of a GIF: at most 255, and one transparent entry that marks unchanged pixels.
public struct ColorPalette: Hashable, Sendable {
  /// The number of colors, besides the transparent entry.
  static let maxColors = 255

  /// The colors, as opaque `0xFFRRGGBB` words.
  let colors: [UInt32]

  /// Creates a palette from opaque words; more than 255 are left out.
  init(colors: [UInt32]) { self.colors = Array(colors.prefix(Self.maxColors)) }

  /// Chooses colors for some frames, which stand for all frames of an animation.
  ///
  /// - Throws: ``MediaError/Code/frames`` where there are none.
  public init(of frames: some Sequence<Bitmap>, background: UInt32? = nil) throws(MediaError) {
    var survey = ColorSurvey(background: background)
    for frame in frames { survey.add(frame) }
    self = try survey.palette()
  }

  /// The 256 entries as ffmpeg's `pal8` has them: `0xAARRGGBB`, the last one transparent.
  var entries: [UInt32] {
    colors + Array(repeating: 0xFF00_0000, count: Self.maxColors - colors.count) + [0]
  }
}

extension Color {
  /// The color as a premultiplied `0xAARRGGBB` word, rounded.
  package var premultipliedWord: UInt32 {
    let opacity = min(max(alpha, 0), 1)
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }

  /// The color without its transparency as a `0xFFRRGGBB` word.
  package var opaqueWord: UInt32 {
    Color(red: red, green: green, blue: blue).premultipliedWord
  }
}

private func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
