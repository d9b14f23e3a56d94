import ArgumentParser
import SegueTimeline

/// The stage on which a gallery plays all its presets.
struct GalleryStageOptions: ParsableArguments {
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

  /// The options as a plain value.
  var request: StageRequest {
    var request = StageRequest()
    request.container = container
    request.source = source
    request.destination = destination
    request.siblings = sibling
    request.elements = element
    return request
  }
}
