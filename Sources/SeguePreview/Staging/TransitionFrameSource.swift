public import SegueTimeline

/// A non-interactive transition as frames.
public struct TransitionFrameSource: FrameSource {
  /// The displayed timeline.
  public let timeline: Timeline
  private let composer: FrameComposer
  private let painter: FramePainter

  /// Creates a frame source.
  ///
  /// - Parameters:
  ///   - timeline: the displayed timeline.
  ///   - stage: the stage that the timeline was made for.
  ///   - pictures: the source of pictures of screens and elements.
  ///   - scale: pixels per point.
  ///   - threads: the number of threads that draw a frame.
  public init(
    _ timeline: Timeline, on stage: Stage, pictures: some PictureSource, scale: Double,
    threads: Int = 2
  ) throws {
    self.timeline = timeline
    composer = try FrameComposer(timeline.layers, on: stage, pictures: pictures, scale: scale)
    painter = FramePainter(composer, on: stage, threads: threads)
  }

  /// The transition's duration, in seconds.
  public var duration: Double { timeline.duration }

  /// Returns the frame at a progress, 0…1; exact at both ends.
  public func frame(at progress: Double) -> Bitmap {
    let frame = timeline.sample(at: timeline.time(at: progress))
    return painter.paint(composer.displayList(of: frame, progress: progress))
  }
}
