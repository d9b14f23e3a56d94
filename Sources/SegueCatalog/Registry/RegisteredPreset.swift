public import SegueTimeline

/// A preset of a registry, with the default values of its parameters.
///
/// It refers to the registry's list of presets instead of copying the preset, whose two dozen parts a copy would have
/// to retain.
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

/// A source of presets and rules: a catalog folder, a plugin, an app.
public struct CatalogSource: Sendable {
  /// The name or path.
  public var name: String
  /// The presets.
  public var presets: [Preset]
  /// The rules.
  public var rules: [Rule]

  /// Creates a source.
  public init(name: String, presets: [Preset] = [], rules: [Rule] = []) {
    self.name = name
    self.presets = presets
    self.rules = rules
  }
}

/// The presets of several sources by id; the first of those with the same id is kept.
struct PresetTable {
  private(set) var presets: [Preset] = []
  private(set) var places: [String: Int] = [:]
  private(set) var aliases: [String: Int] = [:]
  private var sourceNames: [String] = []

  /// Adds the presets of a source whose ids are still free.
  mutating func add(_ source: CatalogSource, reporting problems: inout [RegistryProblem]) {
    let earlier = presets.count
    for preset in source.presets {
      guard let first = places[preset.id] else {
        places[preset.id] = presets.count
        presets.append(preset)
        sourceNames.append(source.name)
        continue
      }
      problems.append(
        first < earlier
          ? .shadowedPreset(
            preset, source: source.name, by: presets[first], of: sourceNames[first])
          : .duplicatePreset(preset, first: presets[first]))
    }
  }

  /// Lists the earlier ids of all presets, once their ids are known.
  mutating func addAliases(reporting problems: inout [RegistryProblem]) {
    for (index, preset) in presets.enumerated() {
      for alias in preset.aliases {
        if let other = places[alias] ?? aliases[alias], other != index {
          problems.append(.aliasClash(alias, of: preset, with: presets[other]))
        } else {
          aliases[alias] = index
        }
      }
    }
  }
}
