import ArgumentParser
import SegueCatalog
import SegueTimeline

/// The stage that a preset is tried on.
struct StageOptions: ParsableArguments {
  @Option(help: "The operation; by default the preset's first.")
  var operation: Operation?

  @OptionGroup var places: PlaceOptions

  @Option(
    help: ArgumentHelp("The value of a parameter.", valueName: "name=value"),
    transform: ParameterAssignment.read)
  var param: [ParameterAssignment] = []

  @Flag(help: "Use a right-to-left layout.")
  var rtl = false

  @Flag(help: "Show the reduced-motion variant.")
  var reducedMotion = false

  @Flag(help: "Use the dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("The random seed.", valueName: "number"))
  var seed: UInt64 = 0

  /// The options as a plain value.
  var request: StageRequest {
    var request = places.request
    request.operation = operation
    request.parameters = param
    request.isRightToLeft = rtl
    request.reducesMotion = reducedMotion
    request.isDark = dark
    request.seed = seed
    return request
  }
}

/// The stage that a user asks for; what is left open is up to the preset, a scene or pictures.
struct StageRequest: Hashable, Sendable {
  /// The operation.
  var operation: Operation?
  /// The size of the container, in points.
  var container: Size?
  /// Where the source element is.
  var source: Rect?
  /// Where the destination element is.
  var destination: Rect?
  /// Where the siblings of the source are.
  var siblings: [Rect] = []
  /// Where named elements are.
  var elements: [ElementPlace] = []
  /// The values of parameters.
  var parameters: [ParameterAssignment] = []
  /// Whether the layout runs from right to left.
  var isRightToLeft = false
  /// Whether motion shall be reduced.
  var reducesMotion = false
  /// Whether the appearance is dark.
  var isDark = false
  /// What makes randomness repeatable.
  var seed: UInt64 = 0

  /// What the user prefers.
  var traits: Stage.Traits {
    Stage.Traits(reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, isDark: isDark)
  }
}

extension StageRequest {
  /// The operation, which the preset has to support.
  func operation(of preset: Preset) throws(CommandFailure) -> Operation {
    let known = preset.operations
    if let operation, known.contains(operation) { return operation }
    let list = known.map(\.rawValue).joined(separator: ", ")
    if let operation {
      throw CommandFailure(
        .usage, "'\(preset.id)' does not support \(operation.rawValue)",
        help: known.isEmpty ? "it is driven by a scroll position" : "it supports \(list)")
    }
    if let operation = preset.preview.operation ?? known.first { return operation }
    throw CommandFailure(
      .usage, "'\(preset.id)' supports no operation: it is driven by a scroll position")
  }

  /// Complains of an operation, which a preset that a scroll position drives has none of.
  func requireNoOperation(for preset: Preset) throws(CommandFailure) {
    if operation != nil { _ = try operation(of: preset) }
  }

  /// A stage of two screens that fill the container, with the elements that were named.
  func stage(for operation: Operation) -> Stage {
    let size = container ?? Size(width: 390, height: 844)
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
  func place(on stage: inout Stage) {
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
