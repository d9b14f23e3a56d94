public import SegueTimeline

/// The animator that a preset's operation gets, and what was passed over on the way to it.
public struct AnimatorSelection: Sendable {
  /// The provider; nil for the preset's own tracks.
  public let provider: AnimatorProvider?
  /// Wishes that came first and were not granted.
  public let rejected: [Rejected]

  /// A wish that was not granted.
  public struct Rejected: Hashable, Sendable {
    /// The id of the animator.
    public let id: String
    /// Why each provider of that id would not do; empty where there is none.
    public let refusals: [AnimatorRequirement.Refusal]
    /// Those of that id that are not offered.
    public let unavailable: [UnavailableAnimator]

    /// Creates the account of a wish.
    public init(
      id: String, refusals: [AnimatorRequirement.Refusal], unavailable: [UnavailableAnimator] = []
    ) {
      self.id = id
      self.refusals = refusals
      self.unavailable = unavailable
    }
  }
}

/// Why an operation of a preset has no animator.
public enum NoAnimator: Error, Hashable, Sendable {
  /// The preset does not support the operation.
  case operationNotSupported
  /// None of the animators that it names is there.
  case notFound([AnimatorSelection.Rejected])
}

extension Registry {
  /// Looks for the animator of an operation of a preset.
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

  /// Makes the animator of an operation of a preset, which takes the preset's own parameters.
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
  /// The animator of an operation that a selection was made for; nil where there is none.
  public func animator(
    for operation: Operation, by selection: AnimatorSelection
  ) -> (any Animator)? {
    animator(for: operation) { _ in
      selection.provider.map { CheckedAnimator(base: $0.animator) }
    }
  }

  /// The plan that an operation comes down to once it is turned round, and the operation that it lays out.
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
