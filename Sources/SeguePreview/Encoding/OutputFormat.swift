import SegueDiagnostics

/// An output file format, identified by its file name extension.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One still picture.
  case png
  /// An animation, encoded by libwebp.
  case webp
  /// An animation of at most 256 colors and 50 frames per second, encoded by ffmpeg.
  case gif
  /// A lossless animation, encoded by ffmpeg.
  case apng
  /// A video, encoded by ffmpeg.
  case mp4

  /// Creates a format from a path's extension, ignoring case.
  ///
  /// - Parameter others: extensions that the caller also writes, for the error.
  public init(path: String, besides others: [String] = []) throws(MediaError) {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    guard let format = OutputFormat(rawValue: suffix) else {
      let known = (OutputFormat.allCases.map { "." + $0.rawValue } + others)
        .joined(separator: " ")
      throw MediaError(
        .unknownFormat, "cannot write \(path): unknown file extension",
        help: Self.meant(by: suffix).map { "write .\($0.rawValue)" }
          ?? "supported extensions: \(known)")
    }
    self = format
  }

  /// The format meant by the extension of another one, or by a misspelled one.
  private static func meant(by suffix: String) -> OutputFormat? {
    switch suffix {
    case "mov", "m4v", "avi", "mkv", "webm": .mp4
    case "jpg", "jpeg", "heic", "tiff", "bmp": .png
    default:
      NearestName.only(near: suffix, among: allCases.map(\.rawValue)).flatMap(OutputFormat.init)
    }
  }

  /// Whether the format can hold transparent pixels.
  package var canKeepAlpha: Bool { self == .png || self == .apng || self == .webp }

  /// Whether the file holds more than one frame.
  public var isAnimated: Bool { self != .png }

  /// The nearest rate that the format supports, or nil where the given rate is not positive and
  /// finite.
  ///
  /// GIF delays are in hundredths of a second, and browsers slow down delays shorter than two: a
  /// GIF plays at 100 / n, so 50, 33⅓, 25 and so on. The other formats go up to 240.
  public func frameRate(nearest perSecond: Double) -> FrameRate? {
    guard perSecond.isFinite, perSecond > 0 else { return nil }
    let wanted = min(max(perSecond, 0.1), 240)
    guard self == .gif else { return FrameRate(Int((wanted * 1000).rounded()), 1000) }
    return FrameRate(100, max(2, Int((100 / wanted).rounded())))
  }

  /// Opens a sink for frames.
  ///
  /// - Parameter rate: a rate returned by ``frameRate(nearest:)``.
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
