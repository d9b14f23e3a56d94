public import SegueTimeline

/// The animator selected for a preset's operation, and the requirements that could not be met.
public struct AnimatorSelection: Sendable {
  /// The provider; nil for the preset's own tracks.
  public let provider: AnimatorProvider?
  /// Earlier requirements that were not met.
  public let rejected: [Rejected]

  /// A requirement that was not met.
  public struct Rejected: Hashable, Sendable {
    /// The id of the animator.
    public let id: String
    /// The reason for each provider of that id; empty if there is none.
    public let refusals: [AnimatorRequirement.Refusal]
    /// The unavailable animators of that id.
    public let unavailable: [UnavailableAnimator]

    /// Creates a rejected requirement.
    public init(
      id: String, refusals: [AnimatorRequirement.Refusal], unavailable: [UnavailableAnimator] = []
    ) {
      self.id = id
      self.refusals = refusals
      self.unavailable = unavailable
    }
  }
}

/// The reason why a preset's operation has no animator.
public enum NoAnimator: Error, Hashable, Sendable {
  /// The preset does not support the operation.
  case operationNotSupported
  /// None of the named animators is available.
  case notFound([AnimatorSelection.Rejected])
}

extension Registry {
  /// Selects the animator of a preset's operation.
  public func selectAnimator(
    for preset: Preset, operation: Operation
  ) throws(NoAnimator) -> AnimatorSelection {
    guard let (plan, laidOut) = preset.forwardPlan(of: operation) else {
      throw .operationNotSupported
    }
    if plan.animators.isEmpty { return AnimatorSelection(provider: nil, rejected: []) }
    var rejected: [AnimatorSelection.Rejected] = []
    for requirement in plan.animators {
      var refusals: [AnimatorRequirement.Refusal] = []
      for provider in providers(of: requirement.id) {
        guard let refusal = requirement.refusal(of: provider.description, for: laidOut) else {
          return AnimatorSelection(provider: provider, rejected: rejected)
        }
        refusals.append(refusal)
      }
      rejected.append(
        AnimatorSelection.Rejected(
          id: requirement.id, refusals: refusals, unavailable: unavailable(of: requirement.id)))
    }
    throw .notFound(rejected)
  }

  /// Creates the animator of a preset's operation, which takes the preset's own parameters.
  public func animator(
    for preset: Preset, operation: Operation
  ) throws(NoAnimator) -> any Animator {
    let selection = try selectAnimator(for: preset, operation: operation)
    guard let animator = preset.animator(for: operation, by: selection) else {
      throw .operationNotSupported
    }
    return animator
  }
}

extension Preset {
  /// Creates the animator for a selection; nil if there is none.
  public func animator(
    for operation: Operation, by selection: AnimatorSelection
  ) -> (any Animator)? {
    animator(for: operation) { _ in
      selection.provider.map { CheckedAnimator(base: $0.animator) }
    }
  }

  /// The forward plan behind an operation, following a reverse plan, and the operation that it
  /// animates.
  func forwardPlan(
    of operation: Operation
  ) -> (plan: ForwardPlan, laidOut: Operation)? {
    switch transitions[operation] {
    case .forward(let plan): return (plan, operation)
    case .reverse(let reverse):
      guard case .forward(let plan)? = transitions[reverse.operation] else { return nil }
      return (plan, reverse.operation)
    case nil: return nil
    }
  }
}
