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
  ///   - advance: called after each frame with the number of frames written and the total.
  public func write(
    _ frameSource: some FrameSource, to path: String, advance: (Int, Int) -> Void = { _, _ in }
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
    let sink = try format.openSink(path: path, rate: rate, options: options)
    for index in 0..<count {
      let progress = Double(index) / Double(count - 1)
      let isEnd = index == 0 || index == count - 1
      try sink.append(try frameSource.frame(at: progress), periods: isEnd ? pause : 1)
      advance(index + 1, count)
    }
    try sink.finish()
  }
}
