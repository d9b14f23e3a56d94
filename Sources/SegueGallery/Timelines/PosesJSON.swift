private import SegueCatalog
package import SegueExport
package import SegueTimeline

/// Moments of layers as the gallery's scripts mix them, as JSON.
package struct PosesJSON: Sendable {
  /// The object.
  package let text: String
  /// What it shows.
  package let pictures: [GalleryPicture]

  /// Prepares moments.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - frames: how they stand; at least one.
  ///   - stage: where it takes place.
  ///   - pictures: the picture of each layer.
  ///   - more: more members of the object, as names and JSON.
  package init(
    _ layers: [Layer], _ frames: [Frame], on stage: Stage, pictures: [SegueExport.Picture?],
    more: [(String, String)]
  ) throws(TimelineProblem) {
    let poses = try HTMLPoses(layers: layers, frames: frames) { pictures[$0] }
    let named = poses.pictures.map { GalleryPicture($0.bytes) }
    let size = stage.container.size
    self.pictures = named
    text = JSONText.object(
      [
        ("size", JSONText.array([size.width, size.height].map(JSONText.number))),
        (
          "background",
          JSONText.quoteForScript(HTMLExport.color(stage.presentation?.background ?? .black))
        ),
        ("markup", JSONText.quoteForScript(poses.markup)), ("names", poses.names),
        ("pictures", JSONText.array(named.map { JSONText.quoteForScript($0.name) })),
        ("poses", poses.properties), ("duration", "0"), ("keyframes", "[]"),
      ] + more)
  }

  /// The texts of all properties at moments, without anything to show them on: a JSON list of
  /// `[layer, property, [value, …]]`.
  package static func properties(
    of layers: [Layer], _ frames: [Frame]
  ) throws(TimelineProblem) -> String {
    try HTMLPoses(layers: layers, frames: frames) { _ in nil }.properties
  }
}
