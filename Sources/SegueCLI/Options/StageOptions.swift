import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueTimeline

/// The stage for a preset.
struct StageOptions: ParsableArguments {
  @Option(
    help: "The operation: push, pop, present, dismiss or tab; by default the preset's first.",
    completion: Operation.completion,
    transform: Operation.read)
  var operation: Operation?

  @OptionGroup var places: PlaceOptions

  @Option(
    help: ArgumentHelp("The value of a parameter.", valueName: "name=value"),
    completion: .parameters, transform: ParameterAssignment.read)
  var param: [ParameterAssignment] = []

  @Flag(help: "Use a right-to-left layout. Scenes are mirrored, screenshots are not.")
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
