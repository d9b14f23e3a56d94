import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue trace`: what recorded gestures do to the presets of the catalog.
@Suite struct TraceTests {
  private static let catalog = SampledCatalog.path

  private func trace(_ arguments: String...) -> CommandRun {
    CommandRun(["trace"] + arguments + ["--catalog", Self.catalog])
  }

  /// The fields of each line.
  private func rows(_ run: CommandRun) -> [[String]] {
    run.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A preset, a gesture, what it comes to, and a word of the reason.
  struct Case: Sendable, CustomTestStringConvertible {
    let preset: String
    let gesture: String
    let outcome: String
    let reason: String

    init(_ preset: String, _ gesture: String, _ outcome: String, _ reason: String) {
      self.preset = preset
      self.gesture = gesture
      self.outcome = outcome
      self.reason = reason
    }

    var testDescription: String { "\(preset) \(gesture)" }
  }

  static let cases = [
    Case("parallax-push", "swipe-back", "finished", "finish"),
    Case("parallax-push", "swipe-back-flick", "finished", "finish"),
    Case("parallax-push", "swipe-back-short", "cancelled", "' is false"),
    Case("parallax-push", "swipe-back-reversed", "cancelled", "' is false"),
    Case("parallax-push", "swipe-back-taken", "cancelled", "the system cancelled the touch"),
    Case("parallax-push", "swipe-back-caught", "cancelled", "' is false"),
    Case("parallax-push", "swipe-from-middle", "possible", "too far from the edge"),
    Case("circle-reveal", "swipe-from-middle", "cancelled", "' is false"),
    Case("circle-reveal", "swipe-back", "finished", "finish"),
    Case(
      "circle-reveal", "swipe-back-past-start", "cancelled", "cancel 'gesture.distance < 0"),
    Case("depth-sheet", "pull-down", "finished", "finish"),
    Case("depth-sheet", "pull-down-short", "cancelled", "' is false"),
    Case("depth-sheet", "pull-down-reversed", "cancelled", "' is false"),
    Case("depth-sheet", "pull-down-taken", "cancelled", "the system"),
    Case("depth-sheet", "drag-sideways", "possible", "another direction"),
    Case("cover", "pull-down", "finished", "finish"),
    Case("cover", "pull-down-flick", "finished", "finish"),
    Case("cover", "pull-up", "cancelled", "' is false"),
    Case("cover", "pull-down-scrolled", "possible", "'recognize' is false: scroll.at-top"),
    Case("card-expand", "pull-down-flick", "finished", "finish"),
    Case("card-expand", "pull-down-caught", "cancelled", "' is false"),
    Case("cell-zoom", "drag-away", "finished", "finish"),
    Case("cell-zoom", "drag-away-short", "cancelled", "' is false"),
    Case("cell-zoom", "drag-away-leftwards", "possible", "'begin' is false"),
    Case("cell-zoom", "drag-away-taken", "finished", "finish"),
    Case("tab-slide", "tab-forward", "finished", "finish"),
    Case("tab-slide", "tab-forward-short", "cancelled", "' is false"),
    Case("tab-slide", "tab-forward-reversed", "cancelled", "' is false"),
    Case("tab-slide", "tab-forward-taken", "cancelled", "the system"),
    Case("tab-slide", "tab-back", "possible", "no tab on that side"),
    Case("parallax-push", "swipe-back-thrown", "cancelled", "' is false"),
    Case("cover", "pull-down-thrown", "cancelled", "' is false"),
    Case("cell-zoom", "drag-away-thrown", "cancelled", "' is false"),
    Case("cell-zoom", "drag-away-flick", "finished", "finish"),
    Case("tab-slide", "tab-forward-thrown", "cancelled", "' is false"),
    Case("tab-slide", "tab-forward-flick", "finished", "finish"),
    Case("depth-sheet", "pull-down-scrolled", "possible", "'recognize' is false: scroll.at-top"),
    Case("cover", "pinch-in", "possible", "barely moved"),
  ]

  @Test(arguments: cases)
  func `a gesture has the expected outcome and reason`(_ example: Case) throws {
    let scenes = [
      "circle-reveal": "floating-buttons", "cell-zoom": "video-feed", "card-expand": "card-list",
    ]
    var arguments = ["trace", example.preset, "--gesture", example.gesture]
    if let scene = scenes[example.preset] { arguments += ["--scene", scene] }
    let run = CommandRun(arguments + ["--catalog", Self.catalog])
    #expect(run.status == .success, "\(run.errors)")
    let rows = rows(run)
    #expect(rows.allSatisfy { $0.count == 7 })
    #expect(rows.last?[4] == example.outcome)
    let words = rows.map { $0[6] }.joined(separator: "\n") + run.errors
    #expect(words.contains(example.reason), "\(words)")
  }

  @Test func `prints a line per touch, then frames at sixty per second`() throws {
    let run = trace("parallax-push", "--gesture", "swipe-back-flick", "--container", "390x844")
    let rows = rows(run)
    #expect(rows[0] == ["0 ms", "began 6,500", "0", "0", "possible", "0%", ""])
    #expect(rows[0...].prefix { $0[4] != "finishing" }.allSatisfy { !$0[1].isEmpty })
    let frames = rows.filter { $0[1].isEmpty }.compactMap { Int($0[0].dropLast(3)) }
    for (a, b) in zip(frames, frames.dropFirst().dropLast()) { #expect((16...17).contains(b - a)) }
    #expect(rows.last?[5] == "100%")
    #expect(rows.filter { $0[6].hasPrefix("finish 'projected(after) > commit") }.count == 1)
  }

  @Test func `traces a transition that a finger catches and cancels`() throws {
    let rows = rows(trace("parallax-push", "--gesture", "swipe-back-caught"))
    let decisions = rows.map { $0[6] }.filter { !$0.isEmpty }.compactMap {
      $0.split(separator: " ").last
    }
    #expect(decisions == ["began", "finished", "finger", "cancelled"])
    let caught = try #require(rows.firstIndex { $0[6].hasPrefix("grabbed") })
    #expect(rows[caught - 1][4] == "finishing" && rows[caught - 1][1].isEmpty)
    #expect(rows[caught][1].hasPrefix("began"))
  }

  @Test func `prints a table on a terminal`() {
    let run = CommandRun(
      ["trace", "cover", "--gesture", "pull-down", "--catalog", Self.catalog],
      variables: ["NO_COLOR": "1"], columns: 100)
    #expect(run.output.hasPrefix("TIME "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [
    ("pull-down", 100, "TRANSLATION", "0,0"), ("pinch-in", 120, "SCALE", "100%"),
    ("pull-down", 99, "DISTANCE", "0"),
  ])
  func `a wide terminal shows the movement in both directions`(
    gesture: String, columns: Int, heading: String, first: String
  ) throws {
    let run = CommandRun(
      ["trace", "cover", "--gesture", gesture, "--catalog", Self.catalog],
      variables: ["NO_COLOR": "1"], columns: columns)
    let lines = run.output.split(separator: "\n").map(String.init)
    let place = try #require(lines[0].range(of: heading)).lowerBound
    #expect(lines[0][..<place].split(separator: " ") == ["TIME", "TOUCH"])
    let offset = lines[0].distance(from: lines[0].startIndex, to: place)
    #expect(lines[1].dropFirst(offset).split(separator: " ").first.map(String.init) == first)
  }

  @Test func `defaults to the operation that a finger can drive`() {
    let plain = trace("cover", "--gesture", "pull-down")
    #expect(
      plain.output == trace("cover", "--gesture", "pull-down", "--operation", "dismiss").output)
  }

  @Test func `container and layout options change the stage`() throws {
    func last(_ arguments: String...) throws -> Double {
      let run = CommandRun(
        [
          "trace", "parallax-push", "--gesture", "swipe-back", "--json", "--catalog",
          Self.catalog,
        ]
          + arguments)
      let trace = try JSONDecoder().decode(Trace.self, from: Data(run.output.utf8))
      #expect(trace.outcome == "finished")
      return try #require(trace.records.last { $0.touch != nil }?.touch?.position[0])
    }
    let ordinary = try last()
    #expect(abs(try last("--container", "804x874") - 2 * ordinary) < 1e-9)
    #expect(abs(try last("--rtl") - (402 - ordinary)) < 1e-9)
  }

  @Test func `JSON contains the whole state of every layer in every record`() throws {
    let run = trace("depth-sheet", "--gesture", "pull-down", "--json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.output.utf8))
    #expect(trace.schema == 1 && trace.preset == "depth-sheet" && trace.gesture == "pull-down")
    #expect(trace.operation == "dismiss" && trace.outcome == "finished")
    #expect(trace.duration == trace.records.last?.time)
    #expect(zip(trace.records, trace.records.dropFirst()).allSatisfy { $0.time < $1.time })
    for record in trace.records {
      #expect(record.layers.map(\.id) == trace.layerSets[record.layerSet].map(\.id))
      #expect(record.layers.allSatisfy { $0.transform.count == 16 })
    }
    let held = try #require(trace.records.first { $0.progress == 1 })
    // At the end of the pull the presenter stands as it will: unturned, and opaque.
    let presenter = try #require(held.layers.first { $0.id == "to" })
    #expect(abs(presenter.transform[0] - 1) < 1e-9 && abs(presenter.opacity - 1) < 1e-9)
    #expect(trace.records.contains { $0.touch == nil && $0.state == "finishing" })
    #expect(trace.records.first?.touch?.phase == "began")
  }

  @Test func `prints the positions of both fingers`() throws {
    let run = trace("cover", "--gesture", "pinch-in", "--json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.output.utf8))
    #expect(trace.records.allSatisfy { $0.touch?.second != nil })
    let inPoints = self.trace("cover", "--gesture", "pinch-in", "--container", "390x844")
    #expect(rows(inPoints)[0][1] == "began 95,300 and 300,540")
  }

  @Test func `accepts a gesture file and reports its errors`() throws {
    let folder = try TemporaryFolder()
    let text = """
      schema: 1
      id: mine
      summary: A finger comes and goes.
      container: [390, 844]
      samples:
        - {at: 0ms, down: [5, 400]}
        - {at: 16ms, move: [30, 400]}
        - {at: 33ms, up: [60, 400]}

      """
    try folder.write(text, to: "mine.yaml")
    let run = CommandRun(
      "trace", "parallax-push", "--gesture", "mine.yaml", "--container", "390x844", "--catalog",
      Self.catalog, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.hasPrefix("0 ms\tbegan 5,400\t"))
    try folder.write(text.replacing("33ms", with: "3ms"), to: "mine.yaml")
    let broken = CommandRun(
      "trace", "parallax-push", "--gesture", "mine.yaml", "--catalog", Self.catalog, in: folder)
    #expect(broken.status == .checkFailed)
    #expect(broken.errors.contains("mine.yaml:8:10: error:"), "\(broken.errors)")
    #expect(broken.errors.contains("gesture/time-not-later"))
    // Two hours would be half a million frames.
    try folder.write(text.replacing("33ms", with: "7200s"), to: "mine.yaml")
    let long = CommandRun(
      "trace", "parallax-push", "--gesture", "mine.yaml", "--catalog", Self.catalog, in: folder)
    #expect(long.status == .checkFailed)
    #expect(long.errors.contains("mine.yaml:8:10: error:"), "\(long.errors)")
    #expect(long.errors.contains("600"), "\(long.errors)")
  }

  private static let usageErrors: [UsageTests.UsageError] = [
    .init(["cover"], .usage, "--gesture"),
    .init(
      ["cover", "--gesture", "pull-donw"], .notFound, "similar gestures: pull-down, pull-up, "),
    .init(["cover", "--gesture", "qqqq"], .notFound, "available gestures: drag-away, "),
    .init(["cover", "--gesture", ""], .notFound, "available gestures: drag-away, "),
    .init(
      ["cover", "--gesture", "/nowhere/x.yaml"], .notFound,
      "the file /nowhere/x.yaml does not exist"),
    .init(["coevr", "--gesture", "pull-down"], .notFound, "'cover'"),
    .init(
      ["cover", "--gesture", "pull-down", "--operation", "present"], .usage,
      "'cover' has no interaction for present\nhelp: 'cover' has an interaction for dismiss"),
    .init(
      ["cover", "--gesture", "pull-down", "--operation", "push"], .usage, "does not support push"),
    .init(
      ["explode", "--gesture", "swipe-back"], .usage,
      "help: in an app, the swipe back scrubs its pop; presets with an interaction: card-expand (dismiss), "
    ),
    .init(["cell-zoom", "--gesture", "drag-away", "--scene", "nowhere"], .notFound, "'nowhere'"),
    .init(["card-expand", "--gesture", "pull-down"], .usage, "--source x,y,w,h"),
    .init(["cover", "--gesture", "pull-down", "--param", "comit=1"], .usage, "'commit'"),
  ]

  @Test(arguments: usageErrors)
  func `rejects invalid arguments with a status and a message`(_ usageError: UsageTests.UsageError)
  {
    let run = CommandRun(["trace"] + usageError.arguments + ["--catalog", Self.catalog])
    #expect(run.status == usageError.status, "\(run.errors)")
    #expect(run.errors.contains(usageError.words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

/// What `segue trace --json` prints.
private struct Trace: Decodable {
  struct Layer: Decodable {
    let id: String
    let transform: [Double]
    let opacity: Double
  }
  struct Touch: Decodable {
    let phase: String
    let position: [Double]
    let second: [Double]?
  }
  struct Gesture: Decodable {
    let translation: [Double]
    let velocity: [Double]
    let distance: Double
    let speed: Double
    let scale: Double
  }
  struct Record: Decodable {
    let time: Double
    let touch: Touch?
    let gesture: Gesture
    let state: String
    let progress: Double
    let decision: String?
    let layerSet: Int
    let layers: [Layer]
  }
  struct Member: Decodable { let id: String }

  let schema: Int
  let preset: String
  let gesture: String
  let operation: String
  let duration: Double
  let outcome: String
  let layerSets: [[Member]]
  let records: [Record]
}
