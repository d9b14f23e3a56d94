/// How much a plugin may hand over in one call.
///
/// What a phone can show lies far below; what lies above is a mistake or an attack.
public enum ABILimits {
  /// The most layers of a timeline.
  public static let layers = 4096
  /// The most tracks of a timeline.
  public static let tracks = 16_384
  /// The most numbers of a timeline: of keyframes, easings, masks, gradients and layers together.
  public static let numbers = 1_000_000
  /// The most bytes of an id.
  public static let idBytes = 128
  /// The most bytes of any other text.
  public static let textBytes = 4096
  /// The most animators of a plugin.
  public static let animators = 256
  /// The most parameters, capabilities or choices of one animator or parameter.
  public static let descriptions = 256
  /// The most bytes that a record of a later version may have.
  public static let recordBytes = 4096
  /// How many mirrored easings may lie in each other.
  public static let easingDepth = 8
  /// The most steps of an easing.
  public static let easingSteps = 1_000_000
}
