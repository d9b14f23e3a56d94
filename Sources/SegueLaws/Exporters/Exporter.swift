import SegueExport
import SegueTimeline

/// An exporter as checked by law 9: without pictures.
struct Exporter: Sendable {
  /// The result of an export.
  struct Outcome {
    /// The file.
    var text: String
    /// The losses.
    var losses = LossReport()
  }

  /// The name of the format.
  let format: String
  /// The text before a layer's name in the format.
  let layerMark: String
  /// The number of times each layer is named.
  let namings: Int
  /// Whether the format plays: then it must report missing pictures and the end of endless motion.
  let plays: Bool
  /// Returns the indices of the layers that move in a file; nil where the format contains samples,
  /// not motion.
  let movingLayers: (@Sendable (ExportedText) -> Set<Int>)?
  /// Exports a timeline.
  let export: @Sendable (Timeline, Stage) throws -> Outcome
}

extension Exporter {
  /// All of Segue's exporters.
  static let all = [json, html]

  /// The samples written by ``SampleJSON``.
  static let json: Exporter = {
    let progress = [0, 0.5, 1]
    return Exporter(
      format: "JSON", layerMark: "\"id\": \"", namings: 1 + progress.count, plays: false,
      movingLayers: nil
    ) { timeline, stage in
      Outcome(text: SampleJSON(timeline: timeline, stage: stage, progress: progress).text)
    }
  }()

  /// The page written by ``HTMLExport``.
  static let html = Exporter(
    format: "HTML", layerMark: "data-layer=\"", namings: 1, plays: true,
    movingLayers: \.animatedLayers
  ) { timeline, stage in
    let page = HTMLExport(
      timeline: timeline, stage: stage, facts: HTMLExport.Facts(name: "", summary: ""),
      pictures: { _ in nil })
    return Outcome(text: page.text, losses: page.losses)
  }
}
