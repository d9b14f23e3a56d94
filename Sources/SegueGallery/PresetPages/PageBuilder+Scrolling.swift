import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SeguePreview
import SegueScenes
import SegueTimeline

extension PageBuilder {
  /// The page's animation of a preset driven by a scroll position: a timeline whose time is the
  /// offset.
  package func scroll(_ preset: Preset) throws -> PageParts {
    let set = try StageBuilder(
      preset: preset, request: request, pictures: pictures, folders: catalog.folders
    ).scrolledStage()
    let staged = try StagedScroll(preset, request.parameters, on: set.stage)
    let range = OffsetRange(on: set.stage)
    let covers = [ScrollHeader(on: set.stage)?.layer].compactMap { $0 }
    let samples = range.offsets.map { offset in
      var sample = RecordedTimeline.Sample(
        time: (offset - range.first) / 1000, layers: staged.layers + covers,
        frame: staged.frame(scrolledTo: range.position(offset)))
      sample.frame.states += covers.map(\.state)
      return sample
    }
    let timeline = try RecordedTimeline(samples).timeline()
    let fonts = try FontSet(catalog: catalog.folders)
    let source = set.source(on: set.stage, fonts: fonts, scale: scale)
    var subject = try subject(timeline.layers, timeline, on: set.stage, of: preset, from: source)
    subject.overlay = subject.overlay.still()
    var parts = PageParts(cardTimelines: ["scroll"])
    parts.timelines.add(
      TimelineJSON(
        subject, more: ["recording": range.demonstrationJSON]), as: "scroll")
    parts.gestures.append(("scroll", range.members))
    return parts
  }
}

/// The offsets that a page can scroll a list to, one point per millisecond of its timeline.
///
/// A list scrolls vertically; a row of siblings scrolls sideways, and its offsets count from the leading edge.
struct OffsetRange {
  private let stage: Stage
  private let resting: ScrollPosition

  init(on stage: Stage) {
    self.stage = stage
    resting = stage.scrollView ?? .resting(stage.container.size)
  }

  /// The maximum overscroll of the list, in points.
  private static let maximumOverscroll = 240.0
  private static let step = 4.0

  private var isSideways: Bool { resting.isSideways }
  /// The maximum overscroll at the start.
  var first: Double { -Self.maximumOverscroll }
  var end: Double { isSideways ? resting.farthestOffset.x : resting.farthestOffset.y }
  /// The offsets from the maximum overscroll at the start to that at the end, inclusive.
  var offsets: [Double] {
    let all = Array(stride(from: first, to: end + Self.maximumOverscroll, by: Self.step))
    return Set(all + [0, end, end + Self.maximumOverscroll]).sorted()
  }

  /// The list scrolled to an offset.
  func position(_ offset: Double) -> ScrollPosition {
    var result = resting
    if isSideways { result.offset.x = offset } else { result.offset.y = offset }
    return result.inCoordinates(of: stage)
  }

  /// The automatic demonstration, an overscroll at the start that is released, or a way along a row and back:
  /// evenly spaced positions in the timeline.
  var demonstration: (duration: Double, positions: [Double]) {
    let (duration, fraction) = isSideways ? Self.leafing : Self.pull
    let farthest =
      isSideways ? min(end, resting.size.width * 1.5) : Self.demonstratedOverscroll
    let positions = (0..<120).map { index in
      let offset = farthest * fraction(Double(index) / 120 * duration)
      return ((offset - first) * 1000).rounded() / 1000
    }
    return (duration, positions + [-first])
  }

  /// A drag that holds and is released: its duration, and the fraction of the way at a time.
  private static var pull: (duration: Double, fraction: (Double) -> Double) {
    let (drag, hold, bounce) = (0.8, 0.2, 0.7)
    let easing = TimingFunction.named("ease-out") ?? .linear
    let spring = UIKitSpring.critical.spring(duration: bounce)
    return (
      drag + hold + bounce,
      { time in
        time < drag + hold
          ? easing.value(at: time / drag) : spring.displacement(at: time - drag - hold)
      }
    )
  }

  /// A way there and back: its duration, and the fraction of the way at a time.
  private static var leafing: (duration: Double, fraction: (Double) -> Double) {
    let (way, hold) = (1.6, 0.4)
    let easing = TimingFunction.named("ease-in-out") ?? .linear
    return (
      2 * (way + hold),
      { time in
        time < way + hold
          ? easing.value(at: min(time / way, 1))
          : 1 - easing.value(at: min((time - way - hold) / way, 1))
      }
    )
  }

  /// The demonstration for the script.
  var demonstrationJSON: JSONValue {
    let (duration, positions) = demonstration
    return ["duration": .number(duration * 1000), "positions": .numbers(positions)]
  }

  /// The overscroll of the demonstration, in points.
  private static let demonstratedOverscroll = -180.0

  /// The parameters for the script.
  var members: JSONObject {
    [
      "firstOffset": .number(first), "endOffset": .number(end),
      "length": .number(isSideways ? resting.size.width : resting.size.height),
      // The direction along x in which offsets grow; 0 for a list.
      "sideways": .number(isSideways ? (stage.traits.isRightToLeft ? -1 : 1) : 0),
    ]
  }
}
