public import SegueTimeline

/// The animator that a preset's operation gets, and what was passed over on the way to it.
public struct AnimatorSelection: Sendable {
  /// The provider; nil for the preset's own tracks.
  public let provider: AnimatorProvider?
  /// Wishes that came first and were not granted.
  public let passedOver: [PassedOver]

  /// A wish that was not granted.
  public struct PassedOver: Hashable, Sendable {
    /// The id of the animator.
    public let id: String
    /// Why each provider of that id would not do; empty where there is none.
    public let refusals: [AnimatorWish.Refusal]
    /// Those of that id that are not offered.
    public let withheld: [WithheldAnimator]

    /// Creates the account of a wish.
    public init(
      id: String, refusals: [AnimatorWish.Refusal], withheld: [WithheldAnimator] = []
    ) {
      self.id = id
      self.refusals = refusals
      self.withheld = withheld
    }
  }
}

/// Why an operation of a preset has no animator.
public enum NoAnimator: Error, Hashable, Sendable {
  /// The preset does not accompany the operation.
  case operationNotSupported
  /// None of the animators that it names is there.
  case notFound([AnimatorSelection.PassedOver])
}

extension Registry {
  /// Looks for the animator of an operation of a preset.
  public func selectAnimator(
    for preset: Preset, operation: Operation
  ) throws(NoAnimator) -> AnimatorSelection {
    guard let (plan, laidOut) = preset.forwardPlan(of: operation) else {
      throw .operationNotSupported
    }
    if plan.animators.isEmpty { return AnimatorSelection(provider: nil, passedOver: []) }
    var passedOver: [AnimatorSelection.PassedOver] = []
    for wish in plan.animators {
      var refusals: [AnimatorWish.Refusal] = []
      for provider in providers(of: wish.id) {
        guard let refusal = wish.refusal(of: provider.description, for: laidOut) else {
          return AnimatorSelection(provider: provider, passedOver: passedOver)
        }
        refusals.append(refusal)
      }
      passedOver.append(
        AnimatorSelection.PassedOver(
          id: wish.id, refusals: refusals, withheld: withheld(of: wish.id)))
    }
    throw .notFound(passedOver)
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
