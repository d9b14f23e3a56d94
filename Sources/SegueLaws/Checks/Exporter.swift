import SegueExport
import SegueTimeline

/// An exporter as law 9 tries it: without any pictures.
struct Exporter: Sendable {
  /// What came of an export.
  struct Outcome {
    /// The file.
    var text: String
    /// What it cannot say.
    var losses = LossReport()
  }

  /// What its format is called.
  let format: String
  /// What stands before a layer's name in the format.
  let layerMark: String
  /// How often each layer is named.
  let namings: Int
  /// Whether the format is watched: then it lacks pictures, and the end of what has none.
  let isWatched: Bool
  /// The indices of the layers that move in a file; nil where the format holds samples, not motion.
  let movingLayers: (@Sendable (ExportedText) -> Set<Int>)?
  /// Exports a timeline.
  let export: @Sendable (Timeline, Stage) throws -> Outcome
}

extension Exporter {
  /// Every exporter of Segue.
  static let all = [json, html]

  /// The samples of ``SampleJSON``.
  static let json: Exporter = {
    let progress = [0, 0.5, 1]
    return Exporter(
      format: "JSON", layerMark: "\"id\": \"", namings: 1 + progress.count, isWatched: false,
      movingLayers: nil
    ) { timeline, stage in
      Outcome(text: SampleJSON(timeline: timeline, stage: stage, progress: progress).text)
    }
  }()

  /// The page of ``HTMLExport``.
  static let html = Exporter(
    format: "HTML", layerMark: "data-layer=\"", namings: 1, isWatched: true,
    movingLayers: \.animatedLayers
  ) { timeline, stage in
    let page = HTMLExport(
      timeline: timeline, stage: stage, facts: HTMLExport.Facts(name: "", summary: ""),
      pictures: { _ in nil })
    return Outcome(text: page.text, losses: page.losses)
  }
}
