import SegueDiagnostics
import SegueTimeline

/// The layers of a timeline as nested elements that show pictures, with what moves them.
struct ElementTree {
  /// The elements.
  private(set) var markup = ""
  /// The animations of the layers and of the overlay.
  private(set) var motion: LayerAnimations
  /// What the formats cannot represent, by layer.
  private(set) var losses: [[Loss.Kind]]
  /// The pictures, each once, in the order of their numbers.
  var pictures: [EncodedPicture] { contents.pictures }

  private let layers: BakedLayers
  private let idPrefix: String
  private var contents = ContentsMarkup()

  /// Combines layers with pictures.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - pictures: the picture of each layer.
  ///   - overlay: the bars that stay in place above the layers.
  ///   - idPrefix: the prefix of element IDs.
  init(
    _ layers: BakedLayers, pictures: [EncodedPicture?],
    overlay: OverlayPictures = OverlayPictures(),
    idPrefix: String = ""
  ) {
    self.layers = layers
    self.idPrefix = idPrefix
    (motion, losses) = (layers.motion, layers.losses)
    contents.idPrefix = idPrefix
    add(layers.children[nil] ?? [], pictures)
    add(overlay)
  }

  /// The style rules for pictures, which contain them.
  var pictureRules: String {
    pictures.enumerated().map { number, picture in
      ".p\(number){background-image:url(\(picture.dataAddress))}"
    }.joined(separator: "\n")
  }

  private mutating func add(_ indices: [Int], _ pictures: [EncodedPicture?]) {
    for index in indices {
      let layer = layers.timeline.layers[index]
      if layer.contents.subject != nil, pictures[index] == nil {
        losses[index].insert(.missingPicture, at: 0)
      }
      markup += "<div class=\"\(Self.classes(of: layer))\" id=\"\(idPrefix)l\(index)\" "
      markup += "data-layer=\"\(htmlEscaped(layer.id))\" style=\"\(layers.styles[index])\">"
      markup += contents.element(for: layer, index: index, picture: pictures[index])
      add(layers.children[index] ?? [], pictures)
      markup += "</div>\n"
    }
  }

  /// Adds the overlay; its pictures are blended by addition, so that two of them mix evenly.
  private mutating func add(_ overlay: OverlayPictures) {
    for (index, part) in overlay.pictures.enumerated() {
      let frame = part.frame
      let lengths = [frame.minX, frame.minY, frame.width, frame.height].map(pixels)
      markup += "<div class=\"overlay\" style=\"left:\(lengths[0]);top:\(lengths[1]);"
      markup += "width:\(lengths[2]);height:\(lengths[3])\">"
      let shares = overlay.shares(of: part)
      for (number, picture) in part.pictures.enumerated() {
        let id = "o\(index)-\(number)"
        let style = number == 0 ? "" : " style=\"opacity:0\""
        markup += "<div class=\"picture p\(contents.number(of: picture)) stretch\" "
        markup += "id=\"\(idPrefix)l\(id)\"\(style)></div>"
        guard part.to != nil else { continue }
        motion.animate(
          .string(id), "opacity",
          shares.map { ($0.offset, rounded($0.shares[number], places: 5)) })
      }
      markup += "</div>\n"
    }
  }

  private static func classes(of layer: Layer) -> String {
    "layer" + (layer.isTransformGroup ? " space" : "") + (layer.isDoubleSided ? "" : " one-sided")
  }
}
