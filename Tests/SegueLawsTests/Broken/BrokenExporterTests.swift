import SegueExport
import SegueTimeline
import Testing

@testable import SegueLaws

/// Law 9 is about the exporters: these fail, or lose something without a word.
@Suite struct `Exporter law` {
  /// An exporter that goes wrong, and what the law has to say of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let export: @Sendable (Timeline, Stage) throws -> Exporter.Outcome
  }

  private struct DiskFull: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  static let rows = [
    Row(testDescription: "fails", words: "export failed: the disk is full") { _, _ in
      throw DiskFull()
    },
    Row(testDescription: "writes a value that is not a number", words: "contains 'nan'") {
      var page = try Exporter.html.export($0, $1)
      page.text += "<i style=\"left:nan%\"></i>"
      return page
    },
    Row(testDescription: "omits a layer", words: "mentions layers 1 times, expected 2") {
      let tracks = $0.tracks.map { track in
        var moved = track
        moved.layer -= 1
        return moved
      }
      let rest = try Timeline(layers: Array($0.layers.dropFirst()), tracks: tracks)
      let whole = try Exporter.html.export($0, $1)
      return .init(text: try Exporter.html.export(rest, $1).text, losses: whole.losses)
    },
    Row(
      testDescription: "does not report a missing picture",
      words: "the picture of 'from' is missing"
    ) {
      .init(text: try Exporter.html.export($0, $1).text)
    },
    Row(testDescription: "loses motion", words: "does not animate 'to'") {
      try Exporter.html.export(try Timeline(duration: 1, layers: $0.layers, tracks: []), $1)
    },
  ]

  @Test(arguments: rows) func `an exporter that fails or loses something silently violates the law`(
    row: Row
  ) throws {
    let violations = try TestPreset(TestPreset.slide).violations { environment in
      let html = Exporter.html
      environment.exporters.append(
        Exporter(
          format: "Broken", layerMark: html.layerMark, namings: html.namings,
          plays: html.plays, movingLayers: html.movingLayers, export: row.export))
    }
    #expect(Set(violations.map(\.law)) == [.export], "\(violations.map(\.description))")
    #expect(violations.count == 1)
    #expect(violations.allSatisfy { $0.what.hasPrefix("Broken ") && $0.what.contains(row.words) })
  }

  @Test func `an exporter that does not report endless motion violates the law`() throws {
    let preset = try TestPreset("push: {animator: endless}", animators: [EndlessAnimator()])
    let violations = preset.violations { environment in
      let html = Exporter.html
      environment.exporters = [
        Exporter(
          format: "Broken", layerMark: html.layerMark, namings: html.namings, plays: true,
          movingLayers: html.movingLayers
        ) { timeline, stage in
          var page = try html.export(timeline, stage)
          page.losses.losses.removeAll { $0.layer == nil }
          return page
        }
      ]
    }
    let found = violations.filter { $0.law == .export }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.what.contains("does not report that endless motion is cut off") })
  }

  @Test func `a format that loses an operation silently violates the law`() throws {
    let violations = try TestPreset(TestPreset.slide).violations { environment in
      environment.formats = [
        PresetFormat(name: "Broken") { _, _ in
          PresetExport(text: "", operations: [], losses: [])
        }
      ]
    }
    #expect(Set(violations.map(\.law)) == [.export])
    #expect(violations.first?.description.contains("has no push, and does not report it") == true)
  }

  @Test func `the built-in exporters violate no law`() throws {
    #expect(try TestPreset(TestPreset.slide).violations().isEmpty)
  }

  @Test func `exported text is scanned for animated layers and invalid numbers`() {
    let text = ExportedText(
      #"<i></i>[[3,"transform",[[0,"none"],[1,"nan"]]],"# + "\n"
        + #"[12,"opacity",[[0,"0"],[1,"1"]]]]"#)
    #expect(text.animatedLayers == [3, 12])
    #expect(text.badNumber == "nan")
    #expect(ExportedText("a nanny, info, 3nan").badNumber == nil)
    #expect(ExportedText("x:-inf").badNumber == "inf")
    #expect(ExportedText("").count(of: "x") == 0)
  }
}
