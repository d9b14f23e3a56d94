import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue trace` of presets that a scroll position drives.
@Suite struct ScrollTraceTests {
  private static let catalog = SampledCatalog.path

  private func trace(_ gesture: String, _ arguments: String...) -> CommandRun {
    CommandRun(
      ["trace", "spring-list", "--gesture", gesture, "--catalog", Self.catalog]
        + ["--container", "390x844"] + arguments)
  }

  private func json(_ gesture: String, _ arguments: String...) throws -> ScrollTrace {
    let run = CommandRun(
      ["trace", "spring-list", "--gesture", gesture, "--json", "--catalog", Self.catalog]
        + ["--container", "390x844"] + arguments)
    #expect(run.status == .success, "\(run.errors)")
    return try JSONDecoder().decode(ScrollTrace.self, from: Data(run.output.utf8))
  }

  @Test func `prints a line per touch, then frames until the content rests`() throws {
    let run = trace("overscroll-top", "--scene", "card-list")
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.allSatisfy { $0.count == 4 })
    #expect(rows.first == ["0 ms", "began 195,280", "0,0", "scrolling"])
    #expect(rows.last == ["1100 ms", "", "0,0", "resting"])
    let touches = rows.prefix { !$0[1].isEmpty }
    #expect(touches.count == 40 && touches.last?[3] == "settling")
    // Pulled by 219.5: 1 − 1 / (219.5 · 0.55 / 844 + 1) of 844 are 105.6 points.
    #expect(touches.last?[2] == "0,-105.6")
    let frames = rows.dropFirst(40)
    #expect(frames.count == 27 && frames.allSatisfy { $0[1].isEmpty })
  }

  @Test func `JSON contains every layer, and null for values of a transition`() throws {
    let trace = try json("overscroll-top", "--scene", "card-list")
    #expect(
      trace.operation == nil && trace.outcome == "resting" && trace.gesture == "overscroll-top")
    #expect(trace.layerSets.count == 1)
    // All eight cards scroll, the one that opens in transitions too.
    #expect(trace.layerSets[0].count == 9)
    let held = try #require(trace.records.last { $0.touch != nil })
    #expect(held.progress == nil && held.gesture == nil && held.decision == nil)
    // Card i is a tenth of the pull lower than the one above it, times i + 1.
    let first = trace.records[0].layers.map { $0.midY }
    let pull = -held.offset[1]
    for (index, layer) in held.layers.dropFirst().enumerated() {
      #expect(abs(layer.midY - first[index + 1] - pull / 10 * Double(index + 1)) < 1e-6)
    }
    #expect(held.layers[0].midY == first[0])
    #expect(trace.records.last?.layers.map { $0.midY } == first)
  }

  @Test func `a recording made at the bottom starts at the bottom of the list`() throws {
    let trace = try json("overscroll-bottom", "--scene", "card-list")
    let (first, last) = (try #require(trace.records.first), try #require(trace.records.last))
    #expect(first.offset == last.offset && first.offset[1] > 100)
    // The lowest card ends above the home indicator, 34 points from the bottom of 844.
    #expect(abs(try #require(first.layers.last).midY + 48 - 810) < 1e-6)
    #expect(trace.records.allSatisfy { $0.offset[1] >= first.offset[1] })
  }

  @Test func `accepts siblings as options`() throws {
    let trace = try json(
      "overscroll-top", "--sibling", "0,0,390,100", "--sibling", "0,100,390,100", "--param",
      "factor=2")
    #expect(trace.layerSets[0].count == 3)
    let held = try #require(trace.records.last { $0.touch != nil })
    #expect(abs(held.layers[1].midY - 50 + held.offset[1] / 2) < 1e-6)
  }

  @Test func `prints a table on a terminal`() {
    let run = CommandRun(
      [
        "trace", "spring-list", "--gesture", "overscroll-top", "--scene", "card-list", "--catalog",
        Self.catalog,
      ], variables: ["NO_COLOR": "1"], columns: 80)
    let heading = run.output.prefix { $0 != "\n" }.split(separator: " ")
    #expect(heading == ["TIME", "TOUCH", "OFFSET", "STATE"])
  }

  @Test(arguments: [
    (["--gesture", "swipe-back", "--scene", "card-list"], CommandStatus.usage, "overscroll-top"),
    (["--gesture", "swipe-back", "--scene", "card-list"], .usage, "'swipe-back' does not scroll"),
    (["--gesture", "overscroll-top"], .usage, "add --sibling x,y,w,h"),
    (["--gesture", "overscroll-tpo", "--scene", "card-list"], .notFound, "overscroll-top"),
    (["--gesture", "overscroll-top", "--scene", "nowhere"], .notFound, "'nowhere'"),
    (
      ["--gesture", "overscroll-top", "--scene", "card-list", "--operation", "push"], .usage,
      "does not support push\nhelp: it is driven by a scroll position"
    ),
    (
      ["--gesture", "overscroll-top", "--sibling", "0,0,9,9", "--param", "factr=1"], .usage,
      "'factor'"
    ),
  ])
  func `rejects invalid arguments with a status and a message`(
    arguments: [String], status: CommandStatus, words: String
  ) {
    let run = CommandRun(["trace", "spring-list"] + arguments + ["--catalog", Self.catalog])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

/// What `segue trace --json` prints of a preset that a scroll position drives.
private struct ScrollTrace: Decodable {
  struct Layer: Decodable {
    let id: String
    let position: [Double]
    let transform: [Double]
    /// Where its middle is, from top to bottom.
    var midY: Double { position[1] + transform[13] }
  }
  struct Touch: Decodable { let phase: String }
  struct Gesture: Decodable {}
  struct Record: Decodable {
    let touch: Touch?
    let gesture: Gesture?
    let offset: [Double]
    let state: String
    let progress: Double?
    let decision: String?
    let layers: [Layer]
  }
  struct Member: Decodable { let id: String }

  let gesture: String
  let operation: String?
  let outcome: String
  let layerSets: [[Member]]
  let records: [Record]
}
