package import SegueCatalog
package import SegueTimeline

/// What there is to say about one operation of a preset.
package struct OperationFacts: Sendable {
  /// The operation.
  package let operation: Operation
  /// Who lays it out: `tracks`, an animator's id, or `reverse of push`.
  package let animator: String
  /// Every provider of the animators that it names, and why each won or lost.
  package let account: AnimatorResolution
  /// How long it takes on an ordinary phone, in seconds; nil where that cannot be told without a plugin.
  package let duration: Double?
  /// Its easings, as the timeline has them, each once, with the text of none.
  package let easings: [Easing]

  /// An easing and the motions that it paces.
  package struct Easing: Sendable {
    /// The function.
    package let function: TimingFunction
    /// The layers that it paces.
    package var layers: [String]
  }

  package init(_ operation: Operation, of preset: Preset, in registry: Registry) {
    self.operation = operation
    account = registry.account(of: preset, operation: operation)
    animator = preset.transitions[operation].map(\.animatorName) ?? ""
    let timeline = Self.timeline(of: preset, operation, in: registry)
    duration = timeline?.duration
    easings = timeline.map(Self.easings) ?? []
  }

  /// The transition on an ordinary phone; nil where a plugin would have to run for it.
  private static func timeline(
    of preset: Preset, _ operation: Operation, in registry: Registry
  ) -> Timeline? {
    let selection = try? registry.selectAnimator(for: preset, operation: operation)
    if case .plugin? = selection?.provider?.origin { return nil }
    return try? ResolvedTransition(
      preset.id, parameters: preset.defaultParameters,
      on: preset.defaultStage(for: operation), registry: registry)?.timeline
  }

  private static func easings(of timeline: Timeline) -> [Easing] {
    var places: [TimingFunction: Int] = [:]
    var easings: [Easing] = []
    for track in timeline.tracks {
      let layer = timeline.layers[track.layer].id
      if let place = places[track.easing] {
        if !easings[place].layers.contains(layer) { easings[place].layers.append(layer) }
      } else {
        places[track.easing] = easings.count
        easings.append(Easing(function: track.easing, layers: [layer]))
      }
    }
    return easings
  }
}

extension TransitionPlan {
  /// Who lays the operation out.
  fileprivate var animatorName: String {
    switch self {
    case .reverse(let plan): "reverse of \(plan.operation.rawValue)"
    case .forward(let plan):
      plan.animators.isEmpty
        ? TracksAnimator.id : plan.animators.map(\.id).joined(separator: ", else ")
    }
  }
}

extension TimingFunction {
  /// What the function is called.
  package var name: String {
    if let named = NamedTimingFunction.all.first(where: { $0.function == self }) {
      return named.name
    }
    return switch self {
    case .linear: "linear"
    case .cubicBezier: "cubic-bezier"
    case .path: "path"
    case .piecewiseLinear: "linear(…)"
    case .steps(let count, position: _): "steps(\(count))"
    case .spring: "spring"
    case .mirror(let original): "\(original.name), mirrored"
    }
  }
}
