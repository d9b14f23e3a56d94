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
