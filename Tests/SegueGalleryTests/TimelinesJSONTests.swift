import Foundation
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import Testing

@testable import SegueGallery

/// The timelines of a page, of which nothing is written twice.
struct TimelinesJSONTests {
  private func timeline(_ property: Channel, duration: Double = 1) throws -> TimelineJSON {
    let track = Track(
      layer: 0, property: .channels([property]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 100)],
      timing: TrackTiming(delay: 0, duration: 0.5), easing: .linear)
    let layer = Layer(
      id: "card", state: LayerState(frame: Rect2D(x: 0, y: 0, width: 90, height: 90)))
    let timeline = try Timeline(
      duration: duration, layers: [layer], tracks: [track])
    let frame = Rect2D(x: 0, y: 0, width: 390, height: 844)
    let stage = Stage(
      operation: .push, container: Stage.Container(size: frame.size),
      from: Stage.Screen(name: "a", frame: frame), to: Stage.Screen(name: "b", frame: frame))
    return TimelineJSON(TimelineJSON.Subject(timeline, on: stage, pictures: [nil]))
  }

  @Test func `an identical timeline is a name, and the same curves are one`() throws {
    var timelines = TimelinesJSON()
    timelines.add(try timeline(.translationX), as: "push")
    timelines.add(try timeline(.translationY), as: "pop")
    timelines.add(try timeline(.translationX), as: "present")
    let text = timelines.json(of: ["push", "pop", "present"]).text()
    #expect(text.hasSuffix(#","present":"push"}"#))
    #expect(text.contains(#""curves":"push""#))
    #expect(text.components(separatedBy: #""curves":[["#).count == 2)
  }
}
