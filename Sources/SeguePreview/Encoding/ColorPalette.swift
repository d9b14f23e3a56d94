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
