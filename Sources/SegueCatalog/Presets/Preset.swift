public import SegueTimeline

/// A named, parameterized transition as described by its YAML file.
public struct Preset: Sendable {
  /// The id: kebab-case, the name of its file.
  public var id: String
  /// The display name.
  public var name: String
  /// A one-sentence description.
  public var summary: String
  /// When to use it, for the person who chooses.
  public var about = PresetAbout()
  /// The search keywords.
  public var tags: [String] = []
  /// The authors.
  public var authors: [String] = []
  /// The license, as an SPDX expression.
  public var license: String?
  /// Other names that find the preset: earlier ids, and what others call it.
  public var aliases: [String] = []
  /// The name of its folder: the family of transitions.
  public var family = ""
  /// Where it was read.
  public var origin = DefinitionOrigin()

  /// The parameters.
  public var parameters: [ParameterDescription] = []
  /// The expressions that formulas refer to by a name, for presets that extend this one.
  public var values: [NamedExpression] = []
  /// The names of elements used by expressions and layers.
  public var elements: [String] = []
  /// The stage's requirements.
  public var requirements: [Requirement] = []
  /// The preset used if a requirement is not met or no animator is found.
  public var fallback: String?
  /// The resting arrangement of a presentation.
  @Indirect public var presentation: PresentationPlan?
  /// The transition for each operation.
  public var transitions: [Operation: TransitionPlan] = [:]
  /// The interaction for each operation.
  public var interactions: [Operation: InteractionPlan] = [:]
  /// The scroll effect, for presets driven by scrolling.
  public var scroll: ScrollPlan?
  /// The replacement used for reduced motion.
  public var reducedMotion: ReducedMotion
  /// The preview in the catalog.
  public var preview = PreviewPlan()

  /// Creates a preset without transitions.
  public init(
    id: String, name: String, summary: String, reducedMotion: ReducedMotion
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.reducedMotion = reducedMotion
  }

  /// The variables of the preset's expressions.
  public var scope: ExpressionScope {
    ExpressionScope(
      .tracks, parameters: parameters.compactMap { $0.variable }, elements: elements,
      parameterRoom: ExpressionScope.maxParameters)
  }

  /// The supported operations, in the order of ``Operation``.
  public var operations: [Operation] { Operation.allCases.filter { transitions[$0] != nil } }
}

/// The stage's requirements.
public enum Requirement: Hashable, Sendable {
  /// A source element.
  case source
  /// A destination element.
  case destination
  /// Siblings of the source.
  case siblings
  /// A named element, on both screens.
  case element(String)

  /// The name in presets.
  public var name: String {
    switch self {
    case .source: "source"
    case .destination: "destination"
    case .siblings: "siblings"
    case .element(let name): "element.\(name)"
    }
  }

  /// Whether a stage meets the requirement.
  public func isMet(by stage: Stage) -> Bool {
    switch self {
    case .source: stage.source != nil
    case .destination: stage.destination != nil
    case .siblings: !stage.siblings.isEmpty
    case .element(let name):
      stage.elements[name]?.from != nil && stage.elements[name]?.to != nil
    }
  }
}

/// The replacement of a preset for reduced motion.
public enum ReducedMotion: Hashable, Sendable {
  /// Another preset.
  case preset(String)
  /// No animation: the change is immediate.
  case none

  /// The id of the other preset; nil if there is none.
  package var presetID: String? { if case .preset(let id) = self { id } else { nil } }
}

/// The preview of a preset in the catalog.
public struct PreviewPlan: Hashable, Sendable {
  /// The id of the scene.
  public var scene: String?
  /// The progress of the still image, 0…1.
  public var poster = 0.4
  /// The operation shown first.
  public var operation: Operation?

  /// Creates a plan without a specific scene.
  public init() {}
}

/// What a person needs to choose a preset.
///
/// A compiled catalog leaves it out.
public struct PresetAbout: Hashable, Sendable {
  /// When to use it, in one sentence.
  public var use: String?
  /// When not to use it, in one sentence.
  public var avoid: String?
  /// Where people know it from.
  public var seenIn: String?

  /// Creates a description without any text.
  public init() {}
}

/// Where a preset or a rule was read, in a form that only its reader understands.
///
/// Any two origins are equal, so that definitions are compared without their origins.
public struct DefinitionOrigin: Hashable, Sendable {
  /// The reader's own value, such as a place in a file; nil for definitions made in code.
  public var value: (any Sendable)?

  /// Creates an origin.
  public init(_ value: (any Sendable)? = nil) { self.value = value }

  /// Always true.
  public static func == (a: DefinitionOrigin, b: DefinitionOrigin) -> Bool { true }

  /// Adds nothing, since all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}
