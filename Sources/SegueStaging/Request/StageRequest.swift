package import SegueCatalog
package import SegueTimeline

/// The stage that a user asks for; what is left open is up to the preset, a scene or pictures.
package struct StageRequest: Hashable, Sendable {
  /// The operation.
  package var operation: Operation?
  /// The size of the container, in points.
  package var container: Size?
  /// Where the source element is.
  package var source: Rect?
  /// Where the destination element is.
  package var destination: Rect?
  /// Where the siblings of the source are.
  package var siblings: [Rect]
  /// Where named elements are.
  package var elements: [ElementPlace]
  /// The values of parameters.
  package var parameters: [ParameterAssignment]
  /// Whether the layout runs from right to left.
  package var isRightToLeft: Bool
  /// Whether motion shall be reduced.
  package var reducesMotion: Bool
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// What makes randomness repeatable.
  package var seed: UInt64

  /// Asks for a stage; what is not given is up to the preset, a scene or pictures.
  package init(
    operation: Operation? = nil,
    container: Size? = nil,
    source: Rect? = nil,
    destination: Rect? = nil,
    siblings: [Rect] = [],
    elements: [ElementPlace] = [],
    parameters: [ParameterAssignment] = [],
    isRightToLeft: Bool = false,
    reducesMotion: Bool = false,
    isDark: Bool = false,
    seed: UInt64 = 0
  ) {
    self.operation = operation
    self.container = container
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

  /// What the user prefers.
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
        help: known.isEmpty ? "it is driven by a scroll position" : "it supports \(list)")
    }
    if let operation = preset.preview.operation ?? known.first { return operation }
    throw StagingError(
      .request, "'\(preset.id)' supports no operation: it is driven by a scroll position")
  }

  /// Complains of an operation, which a preset that a scroll position drives has none of.
  package func requireNoOperation(for preset: Preset) throws(StagingError) {
    if operation != nil { _ = try operation(of: preset) }
  }

  /// A stage of two screens that fill the container, with the elements that were named.
  package func stage(for operation: Operation) -> Stage {
    let size = container ?? Stage.Container.defaultSize
    let frame = Rect(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    place(on: &stage)
    stage.traits = traits
    let forwards = operation == .pop || operation == .dismiss ? -1.0 : 1.0
    stage.direction = isRightToLeft ? -forwards : forwards
    return stage
  }

  /// Puts what was given on a stage, in place of what is there.
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
