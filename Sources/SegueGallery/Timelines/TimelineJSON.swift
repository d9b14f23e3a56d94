private import SegueCatalog
package import SegueDiagnostics
package import SegueExport
package import SegueTimeline

/// A timeline for the gallery's scripts: markup, keyframes and the names of pictures, as JSON.
package struct TimelineJSON: Sendable {
  package let members: JSONObject
  /// The object.
  package let text: String
  /// The curves of the object, as JSON.
  package let curves: String
  /// The pictures of the layers.
  package let pictures: [GalleryPicture]

  /// All inputs of the text: equal subjects have equal texts.
  package struct Subject: Equatable, Sendable {
    let timeline: Timeline
    let size: Size2D
    let background: Color
    let pictures: [EncodedPicture?]
    var overlay: OverlayPictures

    /// - Parameters:
    ///   - timeline: the timeline.
    ///   - stage: the stage.
    ///   - pictures: the picture of each layer.
    ///   - overlay: the bars that stay in place above the layers.
    package init(
      _ timeline: Timeline, on stage: Stage, pictures: [EncodedPicture?],
      overlay: OverlayPictures = OverlayPictures()
    ) {
      (self.timeline, self.pictures, self.overlay) = (timeline, pictures, overlay)
      (size, background) = (stage.container.size, stage.presentation?.background ?? .black)
    }
  }

  /// Encodes a timeline.
  ///
  /// - Parameters:
  ///   - subject: the timeline with its stage and pictures.
  ///   - layers: the layers of the timeline; nil to bake them.
  ///   - more: additional members of the object.
  package init(_ subject: Subject, _ layers: BakedLayers? = nil, more: JSONObject = [:]) {
    let (timeline, size) = (subject.timeline, subject.size)
    let fragment = HTMLFragment(layers ?? BakedLayers(timeline), overlay: subject.overlay) {
      subject.pictures[$0]
    }
    let pictureFiles = fragment.pictures.map { GalleryPicture($0.bytes) }
    self.pictures = pictureFiles
    let object: JSONObject = [
      "duration": .number(fragment.duration * 1000),
      "size": .numbers([size.width, size.height]),
      "background": .string(HTMLExport.color(subject.background)),
      "markup": .string(fragment.markup),
      "pictures": .strings(pictureFiles.map(\.name)),
      "motion": .raw(fragment.motion),
      Self.curvesKey: .raw(fragment.curves),
      "screens": .origins(of: fragment.pictures),
      "lanes": LanesJSON.json(timeline),
      "layerCount": .integer(timeline.layers.count),
      "keyframeCount": .integer(fragment.keyframeCount),
      "losses": .strings(fragment.losses.losses.map(\.description)),
    ]
    members = object + more
    text = members.text(escaping: .html)
    curves = fragment.curves
  }

  private static let curvesKey = "curves"

  /// The object with the curves of another timeline, which has the same ones.
  func sharingCurves(with name: String) -> JSONObject {
    var members = members
    members[Self.curvesKey] = .string(name)
    return members
  }
}
