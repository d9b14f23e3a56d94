/// The ffmpeg arguments for each format.
enum FFmpegRecipe: String {
  case mp4
  case gif
  case apng

  /// Whether the format can hold transparent pixels.
  var canKeepAlpha: Bool { self == .apng }

  /// Whether both sides must be even: 4:2:0 stores color per 2 × 2 pixels.
  var needsEvenSides: Bool { self == .mp4 }

  /// Whether frames are sent as entries of a palette, whose colors are chosen here: ffmpeg would keep
  /// all frames in memory to choose them.
  var usesPalette: Bool { self == .gif }

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
    let round = needsEvenSides ? 1 : 0
    let size = "\(frame.width + (frame.width & round))x\(frame.height + (frame.height & round))"
    return words("-hide_banner -nostats -loglevel error -xerror -y")
      + words("-f rawvideo -pixel_format \(pixels(options)) -video_size \(size)")
      + words("-framerate \(rate.numerator)/\(rate.denominator) -i pipe:0 -an")
      + encoding(options) + ["file:" + output]
  }

  private func pixels(_ options: EncodingOptions) -> String {
    if usesPalette { return "pal8" }
    return canKeepAlpha && options.background == nil ? "bgra" : "bgr0"
  }

  private func encoding(_ options: EncodingOptions) -> [String] {
    switch self {
    case .mp4:
      // Sharp edges need the accurate conversion; players assume BT.709 at these sizes.
      let matrix = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
      return words("-vf \(matrix),format=yuv420p -c:v libx264 -preset veryfast -crf 18")
        + words("-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv")
        + words("-movflags +faststart -f mp4")
    case .gif:
      return words("-loop \(gifLoop(options.loops)) -f gif")
    case .apng:
      // Without prediction: on sliding screens it is both smaller and faster.
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
