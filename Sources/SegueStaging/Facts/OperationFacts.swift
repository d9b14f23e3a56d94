package import SegueCatalog
import SegueScenes
package import SegueTimeline

/// The facts about one operation of a preset.
package struct OperationFacts: Sendable {
  package let operation: Operation
  /// The animator: `tracks`, an animator's id, or `reverse of push`.
  package let animator: String
  /// Every provider of the named animators, and why each won or lost.
  package let resolution: AnimatorResolution
  /// The duration on a standard phone, in seconds; nil if only a plugin can determine it.
  package let duration: Double?
  /// The easing by which everything moves from start to end; nil if there is none.
  package let commonEasing: TimingFunction?
  /// The timeline's distinct easings; of many with the same name only the first, which stands for all of them.
  package let easings: [Easing]

  /// The animator of a plugin that plays it; nil if none does.
  package let pluginAnimator: PluginAnimator?

  /// The ids of the layers that blur themselves or what lies below them at some time.
  let blurredLayers: [String]

  package struct PluginAnimator: Hashable, Sendable {
    /// The id of the animator.
    package let id: String
    /// The id of the plugin.
    package let pluginID: String
    /// The plugin, with its version and folder.
    package let plugin: String
  }

  /// An easing and the layers that use it.
  package struct Easing: Sendable {
    package let function: TimingFunction
    /// The layers that use it.
    package fileprivate(set) var layers: [String]
    /// The number of different easings of this name for which it stands.
    package fileprivate(set) var count = 1

    /// The name, with the number of easings if it stands for several.
    package var text: String { count == 1 ? function.name : "\(function.name) × \(count)" }
  }

  /// The number of easings with the same name up to which each is a fact of its own.
  private static let mostOfOneName = 3

  package init(_ operation: Operation, of preset: Preset, in registry: Registry) {
    self.operation = operation
    resolution = registry.resolution(of: preset, operation: operation)
    animator = preset.transitions[operation].map(\.animatorName) ?? ""
    pluginAnimator = Self.pluginAnimator(of: preset, operation, in: registry)
    let timeline = Self.timeline(of: preset, operation, in: registry)
    duration = timeline?.duration
    commonEasing = timeline?.commonEasing
    easings = timeline.map(Self.easings) ?? []
    blurredLayers =
      timeline.map { timeline in timeline.blurredLayers.map { timeline.layers[$0].id } } ?? []
  }

  private static func pluginAnimator(
    of preset: Preset, _ operation: Operation, in registry: Registry
  ) -> PluginAnimator? {
    guard
      let provider = try? registry.selectAnimator(for: preset, operation: operation).provider,
      case .plugin(let plugin, searchOrder: _) = provider.origin
    else { return nil }
    return PluginAnimator(
      id: provider.description.id, pluginID: plugin, plugin: provider.title)
  }

  /// The transition on a typical phone; nil if there is none, or only a plugin could make it.
  static func timeline(
    of preset: Preset, _ operation: Operation, in registry: Registry
  ) -> Timeline? {
    guard pluginAnimator(of: preset, operation, in: registry) == nil else { return nil }
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
    return summarized(easings)
  }

  private static func summarized(_ easings: [Easing]) -> [Easing] {
    let counts = Dictionary(grouping: easings, by: \.function.name).mapValues(\.count)
    return easings.reduce(into: []) { result, easing in
      let isOneOfMany = counts[easing.function.name, default: 0] > mostOfOneName
      let first = result.firstIndex { $0.function.name == easing.function.name }
      guard isOneOfMany, let first else { return result.append(easing) }
      result[first].count += 1
      result[first].layers += easing.layers.filter { !result[first].layers.contains($0) }
    }
  }
}

extension TransitionPlan {
  /// The name of the operation's animator.
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
  /// The name of the function.
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

extension OperationFacts {
  /// A sentence about the effects that UIKit leaves out of a preset's operations; nil if it shows all.
  ///
  /// UIKit has no public way to blur a layer that is not a picture.
  package static func uiKitLoss(of facts: [OperationFacts]) -> String? {
    var operations: [String: [String]] = [:]
    var layers: [String] = []
    for fact in facts {
      for layer in fact.blurredLayers {
        if operations[layer] == nil { layers.append(layer) }
        operations[layer, default: []].append(fact.operation.rawValue)
      }
    }
    guard !layers.isEmpty else { return nil }
    let places = layers.map { "'\($0)' (\(operations[$0, default: []].joined(separator: ", ")))" }
    return
      "UIKit shows \(places.joined(separator: " and ")) without blur; a snapshot with 'filter: {blur: …}' keeps it"
  }

  /// The id of the animator that the operation needs but nothing provides; nil if it can be performed.
  package var missingAnimator: String? {
    resolution.candidates.contains { $0.outcome == .won }
      ? nil : resolution.candidates.first?.animator
  }

  /// The animators of plugins that an app has to register, each once.
  package static func animatorsToRegister(of facts: [OperationFacts]) -> [PluginAnimator] {
    facts.compactMap(\.pluginAnimator).reduce(into: []) { found, animator in
      if !found.contains(animator) { found.append(animator) }
    }
  }
}

extension OperationFacts.PluginAnimator {
  /// The advice on how an app can use the animator.
  package var advice: String {
    "an app does not load plugins: link \(plugin) statically, and register its animator '\(id)' with Segue.register(_:)"
  }
}

extension Preset {
  /// A stage with everything a preset may need: a phone with a source, a destination and siblings.
  ///
  /// For facts that hardly depend on the screens, such as an operation's duration.
  func defaultStage(for operation: Operation) -> Stage {
    let size = Stage.Container.defaultSize
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(device: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    let element = Stage.Element(frame: Rect2D(x: 16, y: 160, width: 170, height: 120))
    stage.source = element
    stage.destination = Stage.Element(frame: Rect2D(x: 0, y: 0, width: size.width, height: 220))
    stage.siblings = [element]
    for name in elements { stage.elements[name] = Stage.ElementPair(from: element, to: element) }
    stage.direction = operation == .pop || operation == .dismiss ? -1 : 1
    return stage
  }
}
