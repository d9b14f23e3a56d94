package import SegueCatalog
import SegueExport
package import SeguePreview
package import SegueTimeline

/// A preview as a web page.
package struct PreviewPage {
  package let text: String
  /// What the page cannot represent exactly, a sentence each.
  package let losses: [String]

  /// Writes the page of a timeline.
  package init(
    _ timeline: Timeline, on stage: Stage, preset: Preset, source: any PictureSource
  ) throws {
    let live = LiveSubjects(of: timeline.layers)
    var taken: [Int: SegueExport.Picture] = [:]
    // Pieces of one screen share its picture, which is drawn and written once.
    var known: [Shown: SegueExport.Picture] = [:]
    for (index, layer) in timeline.layers.enumerated() {
      guard let subject = layer.contents.subject else { continue }
      let omitted = live.omitted(from: layer.contents)
      let shown = Shown(subject: subject, omitted: omitted)
      if known[shown] == nil, let picture = try source.picture(of: subject, omitting: omitted) {
        known[shown] = SegueExport.Picture(
          bytes: try PNG.encode(picture.bitmap), size: stage.size(of: subject))
      }
      taken[index] = known[shown]
    }
    let indices = Dictionary(
      uniqueKeysWithValues: timeline.layers.enumerated().map { ($1.id, $0) })
    let export = HTMLExport(
      timeline: timeline, stage: stage,
      facts: HTMLExport.Facts(name: preset.name, summary: preset.summary)
    ) { layer in indices[layer.id].flatMap { taken[$0] } }
    text = export.text
    losses = export.losses.losses.map { "\($0)" }
  }

  /// The content of a picture.
  private struct Shown: Hashable {
    let subject: Subject
    let omitted: Set<Subject>
  }
}
