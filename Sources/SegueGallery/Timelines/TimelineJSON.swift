private import SegueCatalog
package import SegueExport
package import SegueTimeline

/// A timeline as the gallery's scripts play it: markup, keyframes and the names of pictures, as JSON.
package struct TimelineJSON: Sendable {
  /// The object.
  package let text: String
  /// What it shows.
  package let pictures: [GalleryPicture]

  /// All that the text depends on: equal ones have the same.
  package struct Subject: Equatable, Sendable {
    let timeline: Timeline
    let size: Size
    let background: Color
    let pictures: [SegueExport.Picture?]

    /// - Parameters:
    ///   - timeline: what is played.
    ///   - stage: where it takes place.
    ///   - pictures: the picture of each layer.
    package init(_ timeline: Timeline, on stage: Stage, pictures: [SegueExport.Picture?]) {
      (self.timeline, self.pictures) = (timeline, pictures)
      (size, background) = (stage.container.size, stage.presentation?.background ?? .black)
    }
  }

  /// Prepares a timeline.
  ///
  /// - Parameters:
  ///   - subject: what is played.
  ///   - more: more members of the object, as names and JSON.
  package init(_ subject: Subject, more: [(String, String)] = []) {
    let (timeline, size) = (subject.timeline, subject.size)
    let fragment = HTMLFragment(timeline: timeline) { subject.pictures[$0] }
    let named = fragment.pictures.map { GalleryPicture($0.bytes) }
    self.pictures = named
    text = JSONText.object(
      [
        ("duration", JSONText.number(fragment.duration * 1000)),
        ("size", JSONText.array([size.width, size.height].map(JSONText.number))),
        ("background", JSONText.quoteForScript(HTMLExport.color(subject.background))),
        ("markup", JSONText.quoteForScript(fragment.markup)),
        ("pictures", JSONText.array(named.map { JSONText.quoteForScript($0.name) })),
        ("keyframes", fragment.animations),
        ("lanes", JSONText.quoteForScript(fragment.lanes)),
        ("layers", "\(timeline.layers.count)"),
        ("count", "\(fragment.keyframeCount)"),
        (
          "losses",
          JSONText.array(fragment.losses.losses.map { JSONText.quoteForScript($0.description) })
        ),
      ] + more)
  }
}
