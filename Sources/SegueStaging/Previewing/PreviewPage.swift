package import SegueCatalog
package import SegueExport
package import SeguePreview
package import SegueTimeline

/// A preview as a web page.
package struct PreviewPage {
  package let text: String
  /// What the page cannot represent exactly, a sentence each.
  package let losses: [String]

  /// Writes the page of a timeline.
  ///
  /// - Parameter progress: the transition's progress over time; nil if it grows evenly with the time.
  package init(
    _ timeline: Timeline, on stage: Stage, preset: Preset, source: any PictureSource,
    progress: [OverlayPictures.Moment]? = nil
  ) throws {
    let kept = try source.overlay(over: timeline.layers)
    let live = LiveSubjects(of: timeline.layers)
    var taken: [Int: EncodedPicture] = [:]
    // Pieces of one screen share its picture, which is drawn and written once.
    var known: [Shown: EncodedPicture] = [:]
    for (index, layer) in timeline.layers.enumerated() {
      guard let subject = layer.contents.subject else { continue }
      let omitted = live.omitted(from: layer.contents).union(kept?.bars ?? [])
      let filter = layer.contents.filter
      let shown = Shown(subject: subject, omitted: omitted, filter: filter)
      if known[shown] == nil, let plain = try source.picture(of: subject, omitting: omitted) {
        let size = stage.size(of: subject)
        let picture = filter.map { plain.filtered(by: $0, width: size.width) } ?? plain
        known[shown] = EncodedPicture(bytes: try PNG.encode(picture.bitmap), size: size)
      }
      taken[index] = known[shown]
    }
    let indices = Dictionary(
      uniqueKeysWithValues: timeline.layers.enumerated().map { ($1.id, $0) })
    var overlay = OverlayPictures(
      try kept?.pictures { EncodedPicture(bytes: try PNG.encode($0), size: $1) } ?? [])
    if let progress { overlay.moments = progress }
    let export = HTMLExport(
      timeline: timeline, stage: stage,
      facts: HTMLExport.Facts(name: preset.name, summary: preset.summary), overlay: overlay
    ) { layer in indices[layer.id].flatMap { taken[$0] } }
    text = export.text
    losses = export.losses.losses.map { "\($0)" }
  }

  /// The content of a picture.
  private struct Shown: Hashable {
    let subject: Subject
    let omitted: Set<Subject>
    let filter: PictureFilter?
  }
}

extension ContainerOverlay {
  /// The pictures, each encoded by a closure.
  package func pictures(
    _ encoded: (Bitmap, Size2D) throws -> EncodedPicture
  ) throws -> [OverlayPicture] {
    try parts.map { part in
      OverlayPicture(
        frame: part.frame, from: try encoded(part.from, part.frame.size),
        to: try part.to.map { try encoded($0, part.frame.size) },
        between: try part.between.map { try encoded($0, part.frame.size) },
        changedAt: part.changedAt)
    }
  }
}
