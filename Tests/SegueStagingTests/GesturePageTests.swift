import SegueCatalog
import SeguePreview
import SegueScenes
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// The timelines of gestures, which pages show.
@Suite struct `Gesture pages` {
  /// A finger that pulls a screen, rests and lifts after a number of seconds.
  private func performance(seconds: Double) throws -> GesturePerformance {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    let preset = try #require(catalog.registry.preset("parallax-push"))
    let request = try StageRequest().forInteraction(of: preset, in: catalog.registry)
    let staged = try StagedPreset(preset, request, PictureChoice(), in: catalog)
    let gesture = RecordedGesture(
      id: "rest", summary: "A finger rests.", container: Size2D(width: 390, height: 844),
      touches: [
        TouchEvent(time: 0, phase: .began, position: Point2D(x: 5, y: 400)),
        TouchEvent(time: 0.1, phase: .moved, position: Point2D(x: 60, y: 400)),
        TouchEvent(time: seconds, phase: .ended, position: Point2D(x: 60, y: 400)),
      ])
    return try #require(try GesturePerformance(gesture, on: staged.resolved))
  }

  @Test func `a page has a frame for each sixtieth of a second`() throws {
    let timeline = try performance(seconds: 0.5).timeline()
    #expect(timeline.duration > 0.5)
    #expect(timeline.tracks.contains { $0.keyframes.count >= 30 })
  }

  @Test(arguments: [1667, 7200, 1e9])
  func `a page of too many frames is an error`(seconds: Double) throws {
    let performance = try performance(seconds: seconds)
    let error = #expect(throws: MediaError.self) { try performance.timeline() }
    #expect(error?.message == "the page would have more than 100000 frames")
    #expect(error?.help == "use a shorter gesture or duration")
  }
}
