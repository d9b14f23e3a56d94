import SegueStaging
import ArgumentParser
import SegueTimeline

/// The geometry of a stage: its size, and its elements.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the container, in points.", valueName: "WxH"),
    transform: { try GeometryText.size($0) })
  var container: Size?

  // A frame may begin with a minus sign, which is not an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the source element.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var source: Rect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the destination element.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var destination: Rect?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The frame of a sibling of the source; can be repeated.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var sibling: [Rect] = []

  @Option(
    help: ArgumentHelp(
      "The frame of a named element on both screens, or with NAME.from and NAME.to on one.",
      valueName: "NAME=x,y,w,h"),
    transform: ElementPlace.read)
  var element: [ElementPlace] = []

  /// A request for a stage with this geometry, and defaults otherwise.
  var request: StageRequest {
    StageRequest(
      container: container, source: source, destination: destination, siblings: sibling,
      elements: element)
  }
}
