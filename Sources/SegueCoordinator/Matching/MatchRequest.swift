public import SegueCatalog
public import SegueTimeline

/// A container's request for a transition between two screens.
public struct MatchRequest: Hashable, Sendable {
  /// The direction of a tab change.
  public enum IndexDirection: String, CaseIterable, Hashable, Sendable {
    /// To a higher index.
    case higher
    /// To a lower index.
    case lower
  }

  /// The operation.
  public var operation: Operation
  /// The name of the departing screen.
  public var from: String
  /// The name of the arriving screen.
  public var to: String
  /// The direction of a tab change; nil for other operations.
  public var indexDirection: IndexDirection?
  /// The optional parts available on the stage: a source, a destination, siblings, elements.
  public var offers: Set<Requirement>
  /// The user's and the system's settings.
  public var traits: Stage.Traits
  /// The id of the preset chosen explicitly for this transition.
  public var explicitPreset: String?
  /// Values for the chosen preset's parameters.
  public var parameters: ParameterValues

  /// Creates a request.
  public init(
    operation: Operation, from: String, to: String, indexDirection: IndexDirection? = nil,
    offers: Set<Requirement> = [], traits: Stage.Traits = Stage.Traits(),
    explicitPreset: String? = nil, parameters: ParameterValues = ParameterValues()
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.indexDirection = indexDirection
    self.offers = offers
    self.traits = traits
    self.explicitPreset = explicitPreset
    self.parameters = parameters
  }

  /// Creates the request for a stage.
  public init(
    _ stage: Stage, explicitPreset: String? = nil, parameters: ParameterValues = ParameterValues()
  ) {
    var offers: Set<Requirement> = []
    if stage.source != nil { offers.insert(.source) }
    if stage.destination != nil { offers.insert(.destination) }
    if !stage.siblings.isEmpty { offers.insert(.siblings) }
    for (name, pair) in stage.elements where pair.from != nil && pair.to != nil {
      offers.insert(.element(name))
    }
    self.init(
      operation: stage.operation, from: stage.from.name, to: stage.to.name,
      indexDirection: stage.indexDirection, offers: offers, traits: stage.traits,
      explicitPreset: explicitPreset, parameters: parameters)
  }

  /// Whether the source element's frame is known.
  public var isSourceKnown: Bool { offers.contains(.source) }

  /// The query for matching rules.
  public var query: RuleQuery {
    RuleQuery(operation: operation, from: from, to: to, isSourceKnown: isSourceKnown)
  }
}

extension Stage {
  /// The direction of a tab change; the stage's direction is negated in right-to-left layouts.
  fileprivate var indexDirection: MatchRequest.IndexDirection? {
    guard operation == .tab else { return nil }
    return (direction > 0) != traits.isRightToLeft ? .higher : .lower
  }
}
