public import SegueTimeline

/// How a caller wants a change to be made.
public struct TransitionOptions {
  /// The id of a preset that is chosen for this change.
  public var preset: String?
  /// Values for its parameters.
  public var parameters: ParameterValues
  /// The element of the lower screen that the transition starts from, by name.
  public var source: String?
  /// The element of the upper screen that corresponds to it, by name.
  public var destination: String?
  /// The elements beside the source, by name.
  public var siblings: [String]
  /// Whether the change is animated at all.
  public var isAnimated: Bool
  /// Whether a finger can catch the transition while it runs by itself, where the preset has an interaction:
  /// UIKit's `wantsInteractiveStart` turned off.
  public var isCatchable: Bool
  /// What is told the outcome, once; a change that is refused has none.
  public var completion: ((Bool) -> Void)?

  /// Creates options; by default the rules choose the preset.
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

  /// The options of the way back: the same preset between the same elements, unless told otherwise.
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
