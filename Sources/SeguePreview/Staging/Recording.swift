import SegueSystem
private import SegueTimeline

/// Options for writing an animation to a file.
public struct Recording: Sendable {
  /// The number of frames per second; the format uses the nearest rate that it supports.
  public var framesPerSecond = 60.0
  /// The playback speed; 0.5 is slow motion.
  public var speed = 1.0
  /// How long the first and last frames are held, in seconds.
  public var rest = 0.5
  /// The encoding options.
  public var options = EncodingOptions()

  /// The maximum number of frames: almost half an hour at 60 frames a second.
  public static let maxFrames = 100_000

  /// Creates a recording at 60 frames a second.
  public init() {}

  /// Writes an animation.
  ///
  /// Frame i of n shows progress i / (n − 1), exact at both ends, whatever the rate.
  ///
  /// - Parameters:
  ///   - frameSource: the animation.
  ///   - path: the file; its extension selects the format.
  ///   - advance: called after each frame with the number of frames written and the total; an error that it
  ///     throws ends the recording.
  public func write(
    _ frameSource: some FrameSource, to path: String,
    advance: (Int, Int) throws -> Void = { _, _ in }
  ) throws {
    let format = try OutputFormat(path: path)
    guard let rate = format.frameRate(nearest: framesPerSecond), speed > 0 else {
      throw MediaError(
        .frames,
        "cannot write \(path) with \(framesPerSecond) frames per second and speed \(speed)",
        help: "use values greater than 0")
    }
    let duration = frameSource.duration / speed
    guard duration * rate.perSecond < Double(Self.maxFrames) else {
      throw MediaError(
        .frames, "cannot write \(path): it would have more than \(Self.maxFrames) frames",
        help: "use a higher speed or fewer frames per second")
    }
    let count = rate.frameCount(duration: duration)
    let pause = max(1, Int((rest * rate.perSecond).rounded()))
    var options = options
    if format == .gif, options.palette == nil {
      options.palette = try palette(of: frameSource, count: count)
    }
    let sink = try format.openSink(path: path, rate: rate, options: options)
    let frame = { @Sendable (index: Int) throws -> Bitmap in
      try frameSource.frame(at: Double(index) / Double(count - 1))
    }
    // The next frames are drawn, two at the same time, while the encoder works on one.
    try pipelined(count, make: frame) { index, frame in
      let isEnd = index == 0 || index == count - 1
      try sink.append(frame, periods: isEnd ? pause : 1)
      try advance(index + 1, count)
    }
    try sink.finish()
  }

  /// The number of frames that stand for all when the colors of a GIF are chosen.
  private static let surveyedFrames = 24

  /// Chooses colors from frames at even distances, both ends included: a film of any length takes
  /// the memory of one frame.
  private func palette(
    of frameSource: some FrameSource, count: Int
  ) throws -> ColorPalette {
    var survey = ColorSurvey(background: options.background?.opaqueWord)
    let surveyed = min(Self.surveyedFrames, count)
    let frame = { @Sendable (index: Int) throws -> Bitmap in
      try frameSource.frame(at: Double(index) / Double(surveyed - 1))
    }
    try pipelined(surveyed, make: frame) { _, frame in survey.add(frame) }
    return try survey.palette()
  }
}
