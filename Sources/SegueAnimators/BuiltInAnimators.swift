public import SegueTimeline

/// The animators in code that ship with Segue.
public enum BuiltInAnimators {
  /// All built-in animators, by id.
  public static let all: [any Animator] = [
    GenieAnimator(), PageCurlAnimator(), RevealAnimator(),
    RippleTilesAnimator(), ShatterAnimator(),
  ]
  /// Their ids.
  public static let ids = Set(all.map { $0.description.id })
}
