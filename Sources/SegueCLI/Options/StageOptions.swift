import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueTimeline

/// The stage that a preset is tried on.
struct StageOptions: ParsableArguments {
  @Option(help: "The operation; the preset's first where none is given.")
  var operation: Operation?

  @OptionGroup var places: PlaceOptions

  @Option(
    help: ArgumentHelp("The value of a parameter.", valueName: "name=value"),
    transform: ParameterAssignment.read)
  var param: [ParameterAssignment] = []

  @Flag(help: "Lay the screens out from right to left.")
  var rtl = false

  @Flag(help: "Show what runs where motion shall be reduced.")
  var reducedMotion = false

  @Flag(help: "Use the dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("What makes randomness repeatable.", valueName: "number"))
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
