import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SegueJSON
import SeguePreview
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
struct OffsetRange {
  private let resting: ScrollPosition

  init(on stage: Stage) {
    let size = stage.container.size
    let bottom = stage.siblings.map(\.frame.maxY).max() ?? size.height
    var position = ScrollPosition(size: size, content: Size(width: size.width, height: bottom))
    position.inset.bottom = stage.container.safeArea.bottom
    resting = position
  }

  /// The maximum overscroll of the list, in points.
  private static let maximumOverscroll = 240.0
  private static let step = 4.0

  /// The maximum overscroll at the top.
  var first: Double { -Self.maximumOverscroll }
  /// The offset of the bottom.
  var bottom: Double { resting.farthestOffset.y }
  /// The offsets from the maximum overscroll at the top to that at the bottom, inclusive.
  var offsets: [Double] {
    let all = Array(stride(from: first, to: bottom + Self.maximumOverscroll, by: Self.step))
    return Set(all + [0, bottom, bottom + Self.maximumOverscroll]).sorted()
  }

  /// The list scrolled to an offset.
  func position(_ offset: Double) -> ScrollPosition {
    var result = resting
    result.offset.y = offset
    return result
  }

  /// The automatic demonstration, an overscroll at the top that is released: evenly spaced
  /// positions in the timeline.
  var demonstration: (duration: Double, positions: [Double]) {
    let (drag, hold, bounce) = (0.8, 0.2, 0.7)
    let duration = drag + hold + bounce
    let easing = TimingFunction.named("ease-out") ?? .linear
    let spring = UIKitSpring.critical.spring(duration: bounce)
    let positions = (0..<120).map { index in
      let time = Double(index) / 120 * duration
      let fraction =
        time < drag + hold
        ? easing.value(at: time / drag) : spring.displacement(at: time - drag - hold)
      return ((-first + Self.demonstratedOverscroll * fraction) * 1000).rounded() / 1000
    }
    return (duration, positions + [-first])
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
      "firstOffset": .number(first), "bottomOffset": .number(bottom),
      "height": .number(resting.size.height),
    ]
  }
}
