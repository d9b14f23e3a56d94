public import SegueTimeline

/// The animator selected for a preset's operation, and the requirements that could not be met.
public struct AnimatorSelection: Sendable {
  /// The providers that meet a requirement, best first; usually the registry's own list, unfiltered.
  private let providers: [AnimatorProvider]
  /// Called when one takes the place of another.
  let willSubstitute: AnimatorSubstitution.Report
  /// Earlier requirements that were not met.
  public let rejected: [Rejected]

  fileprivate init(
    _ providers: [AnimatorProvider], rejected: [Rejected],
    willSubstitute: @escaping AnimatorSubstitution.Report
  ) {
    self.providers = providers
    self.rejected = rejected
    self.willSubstitute = willSubstitute
  }

  /// The provider; nil for the preset's own tracks.
  public var provider: AnimatorProvider? { providers.first }
  /// The providers that take its place if it turns out to be broken, best first.
  public var substitutes: [AnimatorProvider] { Array(providers.dropFirst()) }

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
    guard let (animators, laidOut) = preset.animators(of: operation) else {
      throw .operationNotSupported
    }
    if animators.isEmpty { return selection(of: [], rejected: []) }
    var rejected: [AnimatorSelection.Rejected] = []
    var accepted: [AnimatorProvider] = []
    for requirement in animators {
      let all = providers(of: requirement.id)
      let refusals = all.compactMap { requirement.refusal(of: $0.description, for: laidOut) }
      // Filtering allocates, so it is done only where a provider does not qualify.
      let suitable =
        refusals.isEmpty
        ? all
        : all.filter { requirement.refusal(of: $0.description, for: laidOut) == nil }
      accepted = accepted.isEmpty ? suitable : accepted + suitable
      guard accepted.isEmpty else { continue }
      rejected.append(
        AnimatorSelection.Rejected(
          id: requirement.id, refusals: refusals, unavailable: unavailable(of: requirement.id)))
    }
    guard accepted.isEmpty else { return selection(of: accepted, rejected: rejected) }
    throw .notFound(rejected)
  }

  private func selection(
    of providers: [AnimatorProvider], rejected: [AnimatorSelection.Rejected]
  ) -> AnimatorSelection {
    AnimatorSelection(providers, rejected: rejected, willSubstitute: willSubstitute)
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
    guard let provider = selection.provider, !selection.substitutes.isEmpty else {
      return animator(for: operation, by: selection.provider)
    }
    let candidates = ([provider] + selection.substitutes).compactMap { provider in
      animator(for: operation, by: provider).map {
        SubstitutingAnimator.Candidate(
          title: provider.origin == .builtIn ? "Segue's own" : provider.title, animator: $0)
      }
    }
    return SubstitutingAnimator(candidates, report: selection.willSubstitute)
  }

  private func animator(
    for operation: Operation, by provider: AnimatorProvider?
  ) -> (any Animator)? {
    animator(for: operation) { _ in provider.map { CheckedAnimator(base: $0.animator) } }
  }

  /// The animators that an operation names, and the operation that they lay out; empty for tracks.
  fileprivate func animators(
    of operation: Operation
  ) -> (animators: [AnimatorRequirement], laidOut: Operation)? {
    forwardPlan(of: operation).map { ($0.plan.animators, $0.laidOut) }
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
