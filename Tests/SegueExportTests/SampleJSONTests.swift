import Foundation
import SegueTimeline
import Testing

@testable import SegueExport

@Suite("Samples as JSON")
struct SampleJSONTests {
  private func parsed(_ timeline: Timeline, at progress: [Double]) throws -> [String: Any] {
    let text = SampleJSON(timeline: timeline, stage: Sample.stage, progress: progress).text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func states(_ document: [String: Any], sample: Int) throws -> [[String: Any]] {
    let samples = try #require(document["samples"] as? [[String: Any]])
    return try #require(samples[sample]["layers"] as? [[String: Any]])
  }

  private struct Document: Decodable {
    let samples: [Moment]

    struct Moment: Decodable {
      let time: Double
      let layers: [State]
    }

    struct State: Decodable {
      let position, transform: [Double]
      let opacity: Double
    }
  }

  @Test("decoding the JSON gives the same numbers")
  func roundTrip() throws {
    let timeline = try Sample.flip()
    let text = SampleJSON(
      timeline: timeline, stage: Sample.stage, progress: [0, 1.0 / 3, 1]
    ).text
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.samples.map(\.time) == [0, 0.5 / 3, 0.5])
    let frame = timeline.sample(at: timeline.time(at: 1.0 / 3))
    #expect(!frame.states.isEmpty && document.samples[1].layers.count == frame.states.count)
    for (state, measured) in zip(frame.states, document.samples[1].layers) {
      let m = state.transform
      let elements = [m.row1, m.row2, m.row3, m.row4].flatMap { [$0.0, $0.1, $0.2, $0.3] }
      #expect(measured.transform == elements)
      #expect(measured.position == [state.position.x, state.position.y])
      #expect(measured.opacity == state.opacity)
    }
  }

  @Test("the header describes the stage and the layers")
  func header() throws {
    let document = try parsed(try Sample.fold(), at: [])
    #expect(document["schema"] as? Int == 1)
    #expect(document["operation"] as? String == "push")
    #expect(document["duration"] as? Double == 0.5)
    let layers = try #require(document["layers"] as? [[String: Any]])
    #expect(layers.map { $0["id"] as? String } == ["to", "top", "bottom"])
    let contents = try #require(layers[2]["contents"] as? [String: Any])
    #expect(contents["type"] as? String == "snapshot")
    #expect(contents["subject"] as? String == "from")
    #expect(contents["region"] as? [Double] == [0, 0.5, 1, 0.5])
  }

  @Test("masks include the geometry of their shape")
  func masks() throws {
    let layers = try states(try parsed(try Sample.polygon(), at: [1]), sample: 0)
    #expect(layers[0]["mask"] is NSNull)
    let polygon = try #require(layers[1]["mask"] as? [String: Any])
    #expect(polygon["points"] as? [[Double]] == [[-600, 0], [390, 0], [390, 1900]])
    let rounded = try #require(layers[2]["mask"] as? [String: Any])
    #expect(rounded["shape"] as? String == "rounded-rect")
    #expect(rounded["frame"] as? [Double] == [40, 0, 150, 100])
    #expect(rounded["cornerRadius"] as? Double == 40)
  }

  @Test("names round-trip with any characters, and infinite durations are null")
  func hostile() throws {
    let name = "a\"\\\n\u{1}</script>\u{2028}é🎬"
    let timeline = try Timeline(duration: .infinity, layers: [Sample.layer(name)], tracks: [])
    let document = try parsed(timeline, at: [0.5, .nan, -3])
    let layers = try #require(document["layers"] as? [[String: Any]])
    #expect(layers[0]["id"] as? String == name)
    #expect(document["duration"] is NSNull)
  }

  @Test("numbers use the shortest text that round-trips")
  func numbers() {
    #expect(shortest(0.1) == "0.1")
    #expect(shortest(-0.0) == "0")
    #expect(shortest(390) == "390")
    #expect(shortest(131.33333333333334) == "131.33333333333334")
    let least = Double.leastNonzeroMagnitude
    #expect(Double(shortest(least)) == least)
  }
}
