import SegueStaging
import ArgumentParser
import SegueTimeline

/// The geometry of a stage: its size, and its elements.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the container, in points.", valueName: "WxH"),
    transform: { try GeometryText.size($0) })
  var container: Size2D?

  @Option(
    help: ArgumentHelp(
      "The radius of the container's corners, in points; by default that of a typical device of its size, "
        + "and 0 for screenshots.", valueName: "points"))
  var cornerRadius: Double?

  // A frame may begin with a minus sign, which is not an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the source element.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var source: Rect2D?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the destination element.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var destination: Rect2D?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The frame of a sibling of the source; can be repeated.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var sibling: [Rect2D] = []

  @Option(
    help: ArgumentHelp(
      "The frame of a named element on both screens, or with NAME.from and NAME.to on one.",
      valueName: "NAME=x,y,w,h"),
    transform: ElementPlace.read)
  var element: [ElementPlace] = []

  mutating func validate() throws {
    guard let cornerRadius, !(0...200).contains(cornerRadius) else { return }
    throw ValidationError("--corner-radius must be from 0 to 200 points")
  }

  /// A request for a stage with this geometry, and defaults otherwise.
  var request: StageRequest {
    StageRequest(
      container: container, cornerRadius: cornerRadius, source: source, destination: destination,
      siblings: sibling,
      elements: element)
  }
}
