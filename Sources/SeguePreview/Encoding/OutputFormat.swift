/// A kind of file that frames are written to, known by the suffix of its name.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One still picture.
  case png
  /// An animation by libwebp.
  case webp
  /// An animation of at most 256 colors and 50 frames a second, by ffmpeg.
  case gif
  /// An animation without loss, by ffmpeg.
  case apng
  /// A film, by ffmpeg.
  case mp4

  /// Takes the format from the suffix of a path; capitals do not matter.
  public init(path: String) throws(MediaError) {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    guard let format = OutputFormat(rawValue: suffix) else {
      let known = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: " ")
      throw MediaError(
        .unknownFormat, "cannot write \(path): the name's suffix says no known format",
        help: "Known suffixes: \(known)")
    }
    self = format
  }

  /// Whether the file holds more than one frame.
  public var isAnimated: Bool { self != .png }

  /// The nearest rate that the format can express, or nil where none is positive and finite.
  ///
  /// A GIF counts in hundredths of a second, and browsers slow down anything shorter than two:
  /// it plays at 100 / n, so 50, 33⅓, 25 and so on. The others go up to 240.
  public func frameRate(nearest perSecond: Double) -> FrameRate? {
    guard perSecond.isFinite, perSecond > 0 else { return nil }
    let wanted = min(max(perSecond, 0.1), 240)
    guard self == .gif else { return FrameRate(Int((wanted * 1000).rounded()), 1000) }
    return FrameRate(100, max(2, Int((100 / wanted).rounded())))
  }

  /// Opens a file for frames.
  ///
  /// - Parameter rate: One that ``frameRate(nearest:)`` gave.
  public func openSink(
    path: String, rate: FrameRate, options: EncodingOptions = EncodingOptions()
  ) throws(MediaError) -> any FrameSink {
    switch self {
    case .png: PNGSink(path: path, options: options)
    case .webp: AnimatedWebP(path: path, rate: rate, options: options)
    case .gif: FFmpegSink(.gif, path: path, rate: rate, options: options)
    case .apng: FFmpegSink(.apng, path: path, rate: rate, options: options)
    case .mp4: FFmpegSink(.mp4, path: path, rate: rate, options: options)
    }
  }
}
