package import SegueCatalog
import SegueScenes
package import SegueTimeline

/// The stage that a user requests; the preset, a scene or pictures determine the rest.
package struct StageRequest: Hashable, Sendable {
  package var operation: Operation?
  /// The size of the container, in points.
  package var container: Size2D?
  /// The radius of the container's corners, in points; nil for that of a typical device of its size.
  package var cornerRadius: Double?
  /// Whether a tab bar switches back to the first tab.
  package var isReturning = false
  /// The frame of the source element.
  package var source: Rect2D?
  /// The frame of the destination element.
  package var destination: Rect2D?
  /// The frames of the source's siblings.
  package var siblings: [Rect2D]
  /// The frames of named elements.
  package var elements: [ElementPlace]
  /// The values of parameters.
  package var parameters: [ParameterAssignment]
  /// Whether the layout runs from right to left.
  package var isRightToLeft: Bool
  /// Whether to reduce motion.
  package var reducesMotion: Bool
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// The seed of random values.
  package var seed: UInt64

  /// Requests a stage; the preset, a scene or pictures determine what is omitted.
  package init(
    operation: Operation? = nil,
    container: Size2D? = nil,
    cornerRadius: Double? = nil,
    source: Rect2D? = nil,
    destination: Rect2D? = nil,
    siblings: [Rect2D] = [],
    elements: [ElementPlace] = [],
    parameters: [ParameterAssignment] = [],
    isRightToLeft: Bool = false,
    reducesMotion: Bool = false,
    isDark: Bool = false,
    seed: UInt64 = 0
  ) {
    self.operation = operation
    self.container = container
    self.cornerRadius = cornerRadius
    self.source = source
    self.destination = destination
    self.siblings = siblings
    self.elements = elements
    self.parameters = parameters
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
    self.isDark = isDark
    self.seed = seed
  }

  /// The user's preferences.
  package var traits: Stage.Traits {
    Stage.Traits(reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, isDark: isDark)
  }
}

extension StageRequest {
  /// The operation, which the preset has to support.
  package func operation(of preset: Preset) throws(StagingError) -> Operation {
    let known = preset.operations
    if let operation, known.contains(operation) { return operation }
    let list = known.map(\.rawValue).joined(separator: ", ")
    if let operation {
      throw StagingError(
        .request, "'\(preset.id)' does not support \(operation.rawValue)",
        help: known.isEmpty ? "it is driven by a scroll position" : "supported operations: \(list)")
    }
    if let operation = preset.preview.operation ?? known.first { return operation }
    throw StagingError(
      .request, "'\(preset.id)' has no operations: it is driven by a scroll position")
  }

  /// Rejects an operation, since presets driven by a scroll position have none.
  package func requireNoOperation(for preset: Preset) throws(StagingError) {
    if operation != nil { _ = try operation(of: preset) }
  }

  /// A stage of two screens that fill the container, with the elements that were named.
  package func stage(for operation: Operation) -> Stage {
    let size = container ?? Stage.Container.defaultSize
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(device: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    if let cornerRadius { stage.container.cornerRadius = cornerRadius }
    place(on: &stage)
    stage.traits = traits
    let forwards = operation == .pop || operation == .dismiss ? -1.0 : 1.0
    stage.direction = isRightToLeft ? -forwards : forwards
    return stage
  }

  /// Applies the requested frames to a stage, replacing its own.
  package func place(on stage: inout Stage) {
    stage.seed = seed
    if let source { stage.source = Stage.Element(frame: source) }
    if let destination { stage.destination = Stage.Element(frame: destination) }
    if !siblings.isEmpty { stage.siblings = siblings.map { Stage.Element(frame: $0) } }
    for place in elements {
      let element = Stage.Element(frame: place.frame)
      if place.side != .to { stage.elements[place.name, default: .init()].from = element }
      if place.side != .from { stage.elements[place.name, default: .init()].to = element }
    }
  }
}

extension StageRequest {
  /// The requests for an operation and the one that undoes it, both of which a preset has to support.
  ///
  /// A tab switch is undone by the switch back.
  package func roundTrip(
    of preset: Preset
  ) throws(StagingError) -> (there: StageRequest, back: StageRequest) {
    let operation = try operation(of: preset)
    var (named, other) = (self, self)
    named.operation = operation
    other.operation = operation.inverse
    other.isReturning = operation == .tab
    other.elements = elements.map(\.swapped)
    // A trip begins on the lower screen, whichever operation was named.
    let isBack = operation == .pop || operation == .dismiss
    let (there, back) = isBack ? (other, named) : (named, other)
    for needed in [there.operation, back.operation] {
      guard let needed, !preset.operations.contains(needed) else { continue }
      throw StagingError(
        .request, "'\(preset.id)' does not support \(needed.rawValue), so it has no round trip",
        help: "leave out --round-trip")
    }
    return (there, back)
  }
}

extension StageRequest {
  /// The request for a gesture, with an operation that a finger can drive.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - registry: where to look for presets with interactions, if this one has none.
  package func forInteraction(
    of preset: Preset, in registry: Registry
  ) throws(StagingError) -> StageRequest {
    let interactive = preset.operations.filter { preset.interactions[$0] != nil }
    if operation != nil {
      let operation = try self.operation(of: preset)
      if interactive.contains(operation) { return self }
      throw StagingError(
        .request, "'\(preset.id)' has no interaction for \(operation.rawValue)",
        help: Self.help(preset, interactive, registry))
    }
    guard let only = interactive.first else {
      throw StagingError(
        .request, "'\(preset.id)' has no interaction that a gesture could drive",
        help: Self.help(preset, interactive, registry))
    }
    guard interactive.count == 1 else {
      let names = interactive.map(\.rawValue).joined(separator: ", ")
      throw StagingError(
        .request, "'\(preset.id)' has several interactions",
        help: "choose one with --operation: \(names)")
    }
    var request = self
    request.operation = only
    return request
  }

  private static func help(
    _ preset: Preset, _ interactive: [Operation], _ registry: Registry
  ) -> String {
    let names = interactive.map(\.rawValue).joined(separator: ", ")
    if !interactive.isEmpty { return "'\(preset.id)' has an interaction for \(names)" }
    let others = registry.presets.sorted { $0.id < $1.id }.compactMap { preset in
      let operations = preset.operations.filter { preset.interactions[$0] != nil }
      return operations.isEmpty
        ? nil : "\(preset.id) (\(operations.map(\.rawValue).joined(separator: ", ")))"
    }
    if others.isEmpty { return "no preset in the catalog has an interaction" }
    let rest = others.count > 4 ? ", and \(others.count - 4) more, which 'segue list' marks" : ""
    let swipe =
      preset.operations.contains(.pop) ? "in an app, the swipe back scrubs its pop; " : ""
    return swipe + "presets with an interaction: \(others.prefix(4).joined(separator: ", "))\(rest)"
  }
}
