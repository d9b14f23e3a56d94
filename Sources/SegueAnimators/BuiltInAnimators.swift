public import SegueTimeline

/// The animators in code that ship with Segue.
public enum BuiltInAnimators {
  /// All of them, by id.
  public static let all: [any Animator] = [RevealAnimator()]
}
