public import SegueTimeline

/// The caller's options for a change.
public struct TransitionOptions {
  /// The id of a preset for this change.
  public var preset: String?
  /// Values for the preset's parameters.
  public var parameters: ParameterValues
  /// The name of the source element on the lower screen.
  public var source: String?
  /// The name of the destination element on the upper screen.
  public var destination: String?
  /// The names of the source's siblings.
  public var siblings: [String]
  /// Whether the change is animated.
  public var isAnimated: Bool
  /// Whether a touch can grab the running transition if the preset has an interaction: UIKit's
  /// `wantsInteractiveStart` turned off.
  public var isCatchable: Bool
  /// The completion handler, called once with the outcome; not called for a refused change.
  public var completion: ((Bool) -> Void)?

  /// Creates options; by default the rules select the preset.
  public init(
    preset: String? = nil, parameters: ParameterValues = ParameterValues(), source: String? = nil,
    destination: String? = nil, siblings: [String] = [], isAnimated: Bool = true,
    isCatchable: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    self.preset = preset
    self.parameters = parameters
    self.source = source
    self.destination = destination
    self.siblings = siblings
    self.isAnimated = isAnimated
    self.isCatchable = isCatchable
    self.completion = completion
  }

  /// The options for the inverse change: the same preset and elements unless specified.
  func returning(_ way: TransitionOptions) -> TransitionOptions {
    TransitionOptions(
      preset: way.preset ?? preset,
      parameters: way.preset == nil && way.parameters.values.isEmpty ? parameters : way.parameters,
      source: way.source ?? source, destination: way.destination ?? destination,
      siblings: way.siblings.isEmpty ? siblings : way.siblings, isAnimated: way.isAnimated,
      isCatchable: way.isCatchable,
      completion: way.completion)
  }
}
