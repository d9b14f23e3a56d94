public import SegueCatalog
public import SegueTimeline

/// What a container asks: a transition for an operation between two screens.
public struct MatchRequest: Hashable, Sendable {
  /// Which way a tab bar goes.
  public enum IndexDirection: String, CaseIterable, Hashable, Sendable {
    /// To a higher index.
    case higher
    /// To a lower index.
    case lower
  }

  /// The operation.
  public var operation: Operation
  /// The name of the screen that leaves.
  public var from: String
  /// The name of the screen that arrives.
  public var to: String
  /// Which way the tab bar goes, if it is one.
  public var indexDirection: IndexDirection?
  /// What the stage has to offer: a source, a destination, siblings, elements.
  public var offers: Set<Requirement>
  /// What the user and the system prefer.
  public var traits: Stage.Traits
  /// The id of the preset that was chosen for this very transition.
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

  /// Creates the request that a stage stands for.
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

  /// Whether it is known where the source element is.
  public var isSourceKnown: Bool { offers.contains(.source) }

  /// What it asks of rules.
  public var query: RuleQuery {
    RuleQuery(operation: operation, from: from, to: to, isSourceKnown: isSourceKnown)
  }
}

extension Stage {
  /// Which way the tab bar goes; the stage's direction is negated where the layout is right-to-left.
  fileprivate var indexDirection: MatchRequest.IndexDirection? {
    guard operation == .tab else { return nil }
    return (direction > 0) != traits.isRightToLeft ? .higher : .lower
  }
}
