import SegueTimeline

/// The presets, rules and animators that a run works with.
///
/// Immutable; a ``RegistryBuilder`` makes one. Looking something up takes the same time however much
/// there is.
public struct Registry: Sendable {
  /// The presets, without those that were shadowed, in the order of their sources.
  public let presets: [Preset]
  /// The rules of all sources.
  public let rules: RuleIndex
  private let places: [String: Int]
  private let aliases: [String: Int]
  private let providers: [String: [AnimatorProvider]]
  private let unavailable: [String: [UnavailableAnimator]]

  /// What became of looking for a preset.
  public enum Lookup: Sendable {
    /// It is there.
    case found(Preset)
    /// It is there under another id, which it has been given since.
    case renamed(Preset)
    /// There is none.
    case unknown

    /// The preset, under whatever id.
    public var preset: Preset? {
      switch self {
      case .found(let preset), .renamed(let preset): preset
      case .unknown: nil
      }
    }
  }

  /// Creates a registry from what a builder found to be consistent.
  init(
    presets: [Preset], places: [String: Int], aliases: [String: Int], rules: RuleIndex,
    providers: [String: [AnimatorProvider]], unavailable: [String: [UnavailableAnimator]]
  ) {
    self.presets = presets
    self.places = places
    self.aliases = aliases
    self.rules = rules
    self.providers = providers
    self.unavailable = unavailable
  }

  /// The preset of an id or of an earlier id; nil where there is none.
  public func preset(_ id: String) -> Preset? {
    (places[id] ?? aliases[id]).map { presets[$0] }
  }

  /// Looks for a preset by its id or an earlier one.
  public func lookUp(_ id: String) -> Lookup {
    if let place = places[id] { return .found(presets[place]) }
    if let place = aliases[id] { return .renamed(presets[place]) }
    return .unknown
  }

  /// The animators of an id, best first: by the plugins' search order, then by version, built in last.
  public func providers(of id: String) -> [AnimatorProvider] { providers[id] ?? [] }

  /// The animators of an id that are described, but not offered.
  public func unavailable(of id: String) -> [UnavailableAnimator] { unavailable[id] ?? [] }

  /// The ids of all animators, in alphabetical order.
  public var animatorIDs: [String] { providers.keys.sorted() }
}
