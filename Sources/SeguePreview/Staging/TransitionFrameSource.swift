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

/// An animation whose frames can be drawn in any order.
///
/// A frame source has no clock: the player or the encoder chooses the progress of each frame.
public protocol FrameSource: Sendable {
  /// The duration, in seconds.
  var duration: Double { get }

  /// Returns the frame at a progress, 0…1; exact at both ends.
  func frame(at progress: Double) throws -> Bitmap
}

/// An animation, a pause, and the animation that leads back.
public struct RoundTripFrameSource<There: FrameSource, Back: FrameSource>: FrameSource {
  private let there: There
  private let back: Back
  private let pause: Double

  /// Joins two animations.
  ///
  /// - Parameter pause: how long the last frame of the first is held, in seconds.
  public init(_ there: There, pause: Double, back: Back) {
    (self.there, self.pause, self.back) = (there, pause, back)
  }

  /// The duration of both and the pause, in seconds.
  public var duration: Double { there.duration + pause + back.duration }

  /// Returns the frame at a progress, 0…1, of the whole; exact at both ends.
  public func frame(at progress: Double) throws -> Bitmap {
    if progress >= 1 { return try back.frame(at: 1) }
    let time = progress * duration
    if time < there.duration { return try there.frame(at: time / there.duration) }
    let rest = time - there.duration - pause
    return try rest < 0 ? there.frame(at: 1) : back.frame(at: rest / back.duration)
  }
}

/// The frames of an animation, each in the surroundings of a design review.
public struct ReviewFrameSource<Base: FrameSource>: FrameSource {
  private let base: Base
  private let review: ReviewFrame

  /// Places the frames of an animation.
  public init(_ base: Base, in review: ReviewFrame) { (self.base, self.review) = (base, review) }

  /// The animation's duration, in seconds.
  public var duration: Double { base.duration }

  /// Returns the frame at a progress, 0…1; exact at both ends.
  public func frame(at progress: Double) throws -> Bitmap {
    review.picture(around: try base.frame(at: progress))
  }
}

/// Paints display lists into bitmaps of one size, cut to the shape of the screen.
struct FramePainter: Sendable {
  private let compositor: Compositor
  private let pool: BitmapPool
  private let corners: CornerCut

  init(_ composer: FrameComposer, on stage: Stage, threads: Int) {
    compositor = Compositor(threads: threads)
    let (width, height) = composer.pixelSize(of: stage.container.size)
    pool = BitmapPool(width: width, height: height)
    corners = CornerCut(
      width: width, height: height, radius: stage.container.cornerRadius * composer.scale)
  }

  func paint(_ list: DisplayList) -> Bitmap {
    let picture = Bitmap(in: pool)
    compositor.draw(list, into: picture)
    corners.apply(to: picture)
    return picture
  }
}
