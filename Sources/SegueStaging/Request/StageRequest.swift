package import SegueCatalog
import SegueScenes
package import SegueTimeline

/// The stage that a user requests; the preset, a scene or pictures determine the rest.
package struct StageRequest: Hashable, Sendable {
  /// The operation.
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
