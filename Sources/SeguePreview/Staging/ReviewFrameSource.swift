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
