public import SegueTimeline

/// A named, parameterized transition as its YAML file describes it.
public struct Preset: Sendable {
  /// Its id: kebab-case, the name of its file.
  public var id: String
  /// Its name for people.
  public var name: String
  /// What it looks like, in one sentence.
  public var summary: String
  /// Words to find it by.
  public var tags: [String] = []
  /// Who made it.
  public var authors: [String] = []
  /// Its license, as an SPDX expression.
  public var license: String?
  /// Earlier ids under which it is still found.
  public var aliases: [String] = []
  /// The folder that it lies in, as a kind of transition.
  public var family = ""
  /// Where it was read.
  public var origin = DefinitionOrigin()

  /// What can be set.
  public var parameters: [ParameterDescription] = []
  /// The names of elements that its expressions and layers use.
  public var elements: [String] = []
  /// What the stage must have for the preset to run.
  public var requirements: [Requirement] = []
  /// The preset that runs where a requirement is not met or no animator is found.
  public var fallback: String?
  /// How a presented screen stands while nothing moves.
  @Indirect public var presentation: PresentationPlan?
  /// The transition for each operation.
  public var transitions: [Operation: TransitionPlan] = [:]
  /// What a finger can do, for each operation.
  public var interactions: [Operation: InteractionPlan] = [:]
  /// What a scroll position does, for presets that are driven by one.
  public var scroll: ScrollPlan?
  /// What runs in its place where motion shall be reduced.
  public var reducedMotion: ReducedMotion
  /// How it is shown in the catalog.
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

  /// The variables that its expressions read.
  public var scope: ExpressionScope {
    ExpressionScope(
      .tracks, parameters: parameters.compactMap(\.variable), elements: elements,
      parameterRoom: ExpressionScope.mostParameters)
  }

  /// The operations that it can support, in the order of ``Operation``.
  public var operations: [Operation] { Operation.allCases.filter { transitions[$0] != nil } }
}

/// What the stage must have for a preset to run.
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

  /// Whether a stage has it.
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

/// What runs in a preset's place where motion shall be reduced.
public enum ReducedMotion: Hashable, Sendable {
  /// Another preset.
  case preset(String)
  /// Nothing: the change happens at once.
  case none
}

/// How a preset is shown in the catalog.
public struct PreviewPlan: Hashable, Sendable {
  /// The scene that it is shown on, by id.
  public var scene: String?
  /// The progress of its still picture, 0…1.
  public var poster = 0.4
  /// The operation that is shown first.
  public var operation: Operation?

  /// Creates a plan without a scene of its own.
  public init() {}
}
