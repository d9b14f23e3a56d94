import ArgumentParser
import SegueCatalog
import SegueStaging
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

extension ElementPlace {
  /// Parses `NAME=x,y,w,h`, `NAME.from=x,y,w,h` or `NAME.to=x,y,w,h`.
  static func read(_ text: String) throws(MalformedValue) -> ElementPlace {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw MalformedValue("expected NAME=x,y,width,height, such as title=16,60,200,40")
    }
    var name = text[..<sign]
    var side: Side?
    for candidate in Side.allCases where name.hasSuffix(".\(candidate.rawValue)") {
      side = candidate
      name = name.dropLast(candidate.rawValue.count + 1)
    }
    guard !name.contains(".") else {
      throw MalformedValue(
        "expected NAME, NAME.from or NAME.to before '=', found '\(text[..<sign])'")
    }
    let frame = try GeometryText.rect(text[text.index(after: sign)...])
    return ElementPlace(name: String(name), side: side, frame: frame)
  }
}

extension ParameterAssignment {
  /// Parses `NAME=VALUE`.
  static func read(_ text: String) throws(MalformedValue) -> ParameterAssignment {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw MalformedValue("expected NAME=VALUE, such as parallax=0.4")
    }
    return ParameterAssignment(
      name: String(text[..<sign]), text: String(text[text.index(after: sign)...]))
  }
}
