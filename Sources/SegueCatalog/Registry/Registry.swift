import SegueTimeline

/// The immutable set of presets, rules and animators that a run works with.
///
/// Built by a ``RegistryBuilder``. Lookups take constant time.
public struct Registry: Sendable {
  /// The presets without shadowed ones, in the order of their sources.
  public let presets: [Preset]
  /// The rules of all sources.
  public let rules: RuleIndex
  /// The default values of each preset's parameters, computed once so that a match does not allocate.
  private let defaults: [ParameterValues]
  private let places: [String: Int]
  private let aliases: [String: Int]
  private let providers: [String: [AnimatorProvider]]
  private let unavailable: [String: [UnavailableAnimator]]
  /// Called when an animator takes the place of a broken one.
  let willSubstitute: AnimatorSubstitution.Report

  /// The result of looking up a preset.
  public enum Lookup: Sendable {
    /// The preset was found.
    case found(Preset)
    /// The preset was found by an alias; its id has changed.
    case renamed(Preset)
    /// There is none.
    case unknown

    /// The preset, found by id or alias.
    public var preset: Preset? {
      switch self {
      case .found(let preset), .renamed(let preset): preset
      case .unknown: nil
      }
    }
  }

  /// Creates a registry from a builder's consistent contents.
  init(
    presets: [Preset], places: [String: Int], aliases: [String: Int], rules: RuleIndex,
    providers: [String: [AnimatorProvider]], unavailable: [String: [UnavailableAnimator]],
    willSubstitute: @escaping AnimatorSubstitution.Report
  ) {
    self.presets = presets
    defaults = presets.map { $0.defaultValues }
    self.places = places
    self.aliases = aliases
    self.rules = rules
    self.providers = providers
    self.unavailable = unavailable
    self.willSubstitute = willSubstitute
  }

  /// Returns the preset of an id or alias; nil if there is none.
  public func preset(_ id: String) -> Preset? {
    (places[id] ?? aliases[id]).map { presets[$0] }
  }

  /// Returns the preset of an id or alias with its default values; nil if there is none.
  public func registeredPreset(_ id: String) -> RegisteredPreset? {
    (places[id] ?? aliases[id]).map { place in
      RegisteredPreset(presets, at: place, defaults: defaults[place])
    }
  }

  /// Looks for a preset by its id or an earlier one.
  public func lookUp(_ id: String) -> Lookup {
    if let place = places[id] { return .found(presets[place]) }
    if let place = aliases[id] { return .renamed(presets[place]) }
    return .unknown
  }

  /// The animators of an id, best first: by the plugins' search order, then by version, built-in
  /// ones last.
  public func providers(of id: String) -> [AnimatorProvider] { providers[id] ?? [] }

  /// The animators of an id that are declared but not available.
  public func unavailable(of id: String) -> [UnavailableAnimator] { unavailable[id] ?? [] }

  /// The ids of all animators, in alphabetical order.
  public var animatorIDs: [String] { providers.keys.sorted() }
}

extension Preset {
  /// The default values of all parameters.
  fileprivate var defaultValues: ParameterValues {
    var result = ParameterValues()
    result.values.reserveCapacity(parameters.count)
    for parameter in parameters { result[parameter.name] = parameter.defaultValue }
    return result
  }
}
