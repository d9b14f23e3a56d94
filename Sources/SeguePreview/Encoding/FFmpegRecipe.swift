import SegueSystem

/// The ffmpeg arguments for each format.
enum FFmpegRecipe: String {
  case mp4
  case gif
  case apng

  /// Whether the format can hold transparent pixels.
  var canKeepAlpha: Bool { self == .apng }

  /// How the pixels of a frame are sent.
  enum Pixels {
    /// Words of red, green, blue and alpha.
    case words
    /// Entries of a palette. Segue chooses its colors, since ffmpeg would keep all frames in memory for
    /// that.
    case entries
    /// Planes as video stores them, with color per 2 × 2 pixels: less than half the bytes, and ffmpeg's
    /// own conversion takes ten times as long.
    case planes
  }

  /// How pixels are sent.
  var pixels: Pixels {
    switch self {
    case .mp4: .planes
    case .gif: .entries
    case .apng: .words
    }
  }

  /// The size of a frame as it is sent: both sides of planes are even.
  func size(of frame: Bitmap) -> (columns: Int, rows: Int) {
    let round = pixels == .planes ? 1 : 0
    return (frame.width + (frame.width & round), frame.height + (frame.height & round))
  }

  /// The format of the file.
  var format: OutputFormat {
    switch self {
    case .mp4: .mp4
    case .gif: .gif
    case .apng: .apng
    }
  }

  /// Returns the arguments after the program's name.
  ///
  /// `file:` prevents a path with a colon or a dash from being parsed as a protocol or an option.
  func arguments(
    frame: Bitmap, rate: FrameRate, options: EncodingOptions, output: String
  ) -> [String] {
    let (columns, rows) = size(of: frame)
    return words("-hide_banner -nostats -loglevel error -xerror -y")
      + words("-f rawvideo -pixel_format \(pixelFormat(options)) -video_size \(columns)x\(rows)")
      + words("-framerate \(rate.numerator)/\(rate.denominator) \(colors) -i pipe:0 -an")
      + encoding(options) + ["file:" + output]
  }

  private func pixelFormat(_ options: EncodingOptions) -> String {
    switch pixels {
    case .words: canKeepAlpha && options.background == nil ? "bgra" : "bgr0"
    case .entries: "pal8"
    case .planes: "yuv420p"
    }
  }

  /// The tags for sRGB, in formats that have color tags; GIF has none.
  ///
  /// Without tags, video players assume the curve of BT.709, which Apple's show darker.
  private var colors: String {
    let curve = "-color_primaries bt709 -color_trc iec61966-2-1"
    return pixels == .planes ? "\(curve) -colorspace bt709 -color_range tv" : curve
  }

  private func encoding(_ options: EncodingOptions) -> [String] {
    switch self {
    case .mp4:
      // More threads than processors, or a lookahead thread, take the memory of several frames and are not faster.
      return words("-pix_fmt yuv420p -c:v libx264 -preset veryfast -crf 18")
        + words("-threads \(ThisProcess.processorCount) -x264-params sync-lookahead=0")
        + words("-movflags +faststart -f mp4")
    case .gif:
      return words("-loop \(gifLoop(options.loops)) -f gif")
    case .apng:
      // Without PNG prediction, films of sliding screens are both smaller and faster to write.
      let output = options.background == nil ? "rgba" : "rgb24"
      return words("-pix_fmt \(output) -pred none -plays \(max(0, options.loops)) -f apng")
    }
  }

  /// A GIF stores the number of repetitions after the first play; −1 omits it.
  private func gifLoop(_ loops: Int) -> Int {
    switch loops {
    case ...0: 0
    case 1: -1
    default: loops - 1
    }
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
