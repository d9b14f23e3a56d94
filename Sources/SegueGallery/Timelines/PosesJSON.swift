private import SegueCatalog
package import SegueDiagnostics
package import SegueExport
package import SegueTimeline

/// Poses of layers for the gallery's scripts to interpolate, as JSON.
package struct PosesJSON: Sendable {
  /// The members of the object.
  package let members: JSONObject
  /// The pictures of the layers.
  package let pictures: [GalleryPicture]

  /// Encodes poses.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - frames: their states; at least one.
  ///   - stage: the stage.
  ///   - pictures: the picture of each layer.
  ///   - overlay: what stays in place above the layers.
  ///   - more: additional members of the object.
  package init(
    _ layers: [Layer], _ frames: [Frame], on stage: Stage, pictures: [EncodedPicture?],
    overlay: OverlayPictures = OverlayPictures(), more: JSONObject
  ) throws(TimelineProblem) {
    let poses = try HTMLPoses(layers: layers, frames: frames, overlay: overlay) { pictures[$0] }
    let pictureFiles = poses.pictures.map { GalleryPicture($0.bytes) }
    let size = stage.container.size
    self.pictures = pictureFiles
    let object: JSONObject = [
      "size": .numbers([size.width, size.height]),
      "background": .string(HTMLExport.color(stage.presentation?.background ?? .black)),
      "markup": .string(poses.markup), "names": .raw(poses.names),
      "pictures": .strings(pictureFiles.map(\.name)),
      "poses": .raw(poses.properties), "duration": 0,
      "motion": ["tracks": [], "keyframes": []], "curves": [],
      "screens": .origins(of: poses.pictures),
    ]
    members = object + more
  }

  /// The values of all properties at several times, without markup, as in ``HTMLPoses/properties``.
  package static func properties(
    of layers: [Layer], _ frames: [Frame]
  ) throws(TimelineProblem) -> JSONValue {
    .raw(try HTMLPoses(layers: layers, frames: frames) { _ in nil }.properties)
  }
}
