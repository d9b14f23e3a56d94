import SegueStaging
import ArgumentParser
import SegueTimeline

/// Where things are on a stage: its size, and its elements.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the container, in points.", valueName: "WxH"),
    transform: { try GeometryText.size($0) })
  var container: Size?

  @Option(
    help: ArgumentHelp("Where the source element is.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var source: Rect?

  @Option(
    help: ArgumentHelp("Where the destination element is.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var destination: Rect?

  @Option(
    help: ArgumentHelp(
      "Where a sibling of the source is; may be given several times.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var sibling: [Rect] = []

  @Option(
    help: ArgumentHelp(
      "Where a named element is, on both screens or, as NAME.from and NAME.to, on one.",
      valueName: "NAME=x,y,w,h"),
    transform: ElementPlace.read)
  var element: [ElementPlace] = []

  /// A request for a stage with these places, and all else as it is without options.
  var request: StageRequest {
    StageRequest(
      container: container, source: source, destination: destination, siblings: sibling,
      elements: element)
  }
}
