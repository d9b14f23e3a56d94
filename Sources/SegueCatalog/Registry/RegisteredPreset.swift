public import SegueTimeline

/// A preset of a registry, with the default values of its parameters.
///
/// It refers to the registry's list of presets, and keeps it alive: a preset itself has two dozen parts, each of which
/// a copy has to retain.
public struct RegisteredPreset: Sendable {
  @usableFromInline let presets: [Preset]
  @usableFromInline let place: Int
  /// The default values of all parameters.
  public let defaults: ParameterValues

  init(_ presets: [Preset], at place: Int, defaults: ParameterValues) {
    self.presets = presets
    self.place = place
    self.defaults = defaults
  }

  /// The preset.
  ///
  /// Inlined, so that reading one of its parts does not copy the others.
  @inlinable public var preset: Preset { presets[place] }

  /// Whether this is the same preset as another one of the registry.
  public func isSame(as other: RegisteredPreset) -> Bool { place == other.place }
}
