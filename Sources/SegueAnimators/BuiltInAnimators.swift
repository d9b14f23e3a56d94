public import SegueTimeline

/// The animators in code that ship with Segue.
public enum BuiltInAnimators {
  /// All built-in animators, by id.
  public static let all: [AnyAnimator] = [
    GenieAnimator().erased, PageCurlAnimator().erased, RevealAnimator().erased,
    RippleTilesAnimator().erased, ShatterAnimator().erased,
  ]
  /// Their ids.
  public static let ids = Set(all.map { $0.description.id })
}
