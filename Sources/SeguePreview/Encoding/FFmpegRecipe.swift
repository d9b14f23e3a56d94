/// How ffmpeg is asked for each format.
enum FFmpegRecipe: String {
  case mp4
  case gif
  case apng

  /// Whether transparent pixels can stay so.
  var canKeepAlpha: Bool { self == .apng }

  /// Whether both sides must be even: 4:2:0 stores color for two by two pixels.
  var needsEvenSides: Bool { self == .mp4 }

  /// The words after the program's name.
  ///
  /// `file:` keeps a path with a colon or a dash from being read as something else.
  func arguments(
    frame: Bitmap, rate: FrameRate, options: EncodingOptions, output: String
  ) -> [String] {
    let input = canKeepAlpha && options.background == nil ? "bgra" : "bgr0"
    let round = needsEvenSides ? 1 : 0
    let size = "\(frame.width + (frame.width & round))x\(frame.height + (frame.height & round))"
    return words("-hide_banner -nostats -loglevel error -y")
      + words("-f rawvideo -pixel_format \(input) -video_size \(size)")
      + words("-framerate \(rate.numerator)/\(rate.denominator) -i pipe:0 -an")
      + encoding(options) + ["file:" + output]
  }

  private func encoding(_ options: EncodingOptions) -> [String] {
    switch self {
    case .mp4:
      // Sharp edges need the accurate conversion; players assume BT.709 for this size.
      let matrix = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
      return words("-vf \(matrix),format=yuv420p -c:v libx264 -preset veryfast -crf 18")
        + words("-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv")
        + words("-movflags +faststart -f mp4")
    case .gif:
      let dither = options.dithersGIF ? "bayer:bayer_scale=5" : "none"
      let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=\(dither)"
      return words("-filter_complex \(palette) -loop \(gifLoop(options.loops)) -f gif")
    case .apng:
      // Without prediction: on screens that slide it is both smaller and faster.
      let output = options.background == nil ? "rgba" : "rgb24"
      return words("-pix_fmt \(output) -pred none -plays \(max(0, options.loops)) -f apng")
    }
  }

  /// A GIF states how often it repeats after the first time; −1 leaves the statement out.
  private func gifLoop(_ loops: Int) -> Int {
    switch loops {
    case ...0: 0
    case 1: -1
    default: loops - 1
    }
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
