/// Limits on the output of one plugin call, beside those of the ``TimelineBudget``.
public enum ABILimits {
  /// The maximum count of numbers in a timeline: keyframes, easings, masks, gradients and layers
  /// together.
  public static let numbers = 1_000_000
  /// The maximum length of an id, in bytes.
  public static let idBytes = 128
  /// The maximum length of any other text, in bytes.
  public static let textBytes = 4096
  /// The maximum number of animators in a plugin.
  public static let animators = 256
  /// The maximum number of parameters, capabilities or choices of one animator or parameter.
  public static let descriptions = 256
  /// The maximum size of a record of a later version, in bytes.
  public static let recordBytes = 4096
  /// The maximum nesting depth of mirrored easings.
  public static let easingDepth = 8
  /// The maximum number of steps in an easing.
  public static let easingSteps = 1_000_000
}
