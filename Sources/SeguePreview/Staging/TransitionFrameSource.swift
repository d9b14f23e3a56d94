public import SegueTimeline

/// A transition that runs by itself, ready to be watched.
public struct TransitionFrameSource: FrameSource {
  /// What is shown.
  public let timeline: Timeline
  private let composer: FrameComposer
  private let painter: FramePainter

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - stage: the stage that it was made for.
  ///   - pictures: where the pictures of screens and elements come from.
  ///   - scale: pixels in a point.
  ///   - threads: how many rows of a frame are drawn at once.
  public init(
    _ timeline: Timeline, on stage: Stage, pictures: some PictureSource, scale: Double,
    threads: Int = 2
  ) throws {
    self.timeline = timeline
    composer = try FrameComposer(timeline.layers, on: stage, pictures: pictures, scale: scale)
    painter = FramePainter(composer, on: stage, threads: threads)
  }

  /// How long the transition takes, in seconds.
  public var duration: Double { timeline.duration }

  /// The frame at a progress, 0…1; exact at both ends.
  public func frame(at progress: Double) -> Bitmap {
    let frame = timeline.sample(at: timeline.time(at: progress))
    return painter.paint(composer.displayList(of: frame))
  }
}
