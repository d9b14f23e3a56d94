import SegueCatalog
import SegueDiagnostics
import SegueJSON
import SegueTimeline

/// The layers of a timeline as nested elements, with the keyframes that animate them.
struct LayerTree {
  /// The elements.
  private(set) var markup = ""
  /// The style rules for pictures.
  private(set) var pictureRules = ""
  /// The keyframes of each animated property, as a JSON list.
  private(set) var animations = "[]"
  /// The total number of keyframes.
  private(set) var keyframeCount = 0
  /// The pictures, each once, in the order of their numbers.
  var pictures: [Picture] { contents.pictures }

  private var budget = BakingBudget()

  /// What the formats cannot represent, by layer.
  private(set) var losses: [[Loss.Kind]]
  private let idPrefix: String
  private let usesCurves: Bool
  private var contents = ContentsMarkup()
  /// The layers that move too fast to be baked within the bound.
  private var unfaithful: Set<Int> = []
  private var moving: [JSONValue] = []

  /// Bakes all layers.
  ///
  /// - Parameters:
  ///   - baking: the timeline.
  ///   - pictures: the picture of each layer.
  ///   - overlay: what stays in place above the layers.
  ///   - idPrefix: the prefix of element IDs.
  ///   - usesCurves: whether a property that moves along a straight line is written as its two ends
  ///     and a `linear()` easing, the fourth member of its list, where that stays within the
  ///     ``BakingBound``.
  init(
    _ baking: TimelineBaking, pictures: [Picture?], overlay: OverlayPictures = OverlayPictures(),
    idPrefix: String = "", usesCurves: Bool = false
  ) {
    self.idPrefix = idPrefix
    self.usesCurves = usesCurves
    contents.idPrefix = idPrefix
    let layers = baking.timeline.layers
    losses = layers.map { _ in [] }
    let children = Dictionary(grouping: layers.indices) { layers[$0].parent }
    add(children[nil] ?? [], children: children, baking: baking, pictures: pictures)
    add(overlay)
    pictureRules = contents.pictures.enumerated().map { number, picture in
      ".p\(number){background-image:url(\(picture.dataAddress))}"
    }.joined(separator: "\n")
    animations = JSONValue.array(moving).text(.rows, escaping: .html)
  }

  private mutating func add(
    _ indices: [Int], children: [Int?: [Int]], baking: TimelineBaking, pictures: [Picture?]
  ) {
    for index in indices {
      let layer = baking.timeline.layers[index]
      let part = baking.part(index)
      let style = style(of: index, part)
      losses[index] =
        HTMLLosses.kinds(
          of: part, picture: pictures[index], hasSublayers: children[index] != nil)
        + (unfaithful.contains(index) || !part.baker.layersTooFast.isEmpty ? [.tooFast] : [])
      markup += "<div class=\"\(Self.classes(of: layer))\" id=\"\(idPrefix)l\(index)\" "
      markup += "data-layer=\"\(htmlEscaped(layer.id))\" style=\"\(style)\">"
      markup += contents.element(for: layer, index: index, picture: pictures[index])
      add(children[index] ?? [], children: children, baking: baking, pictures: pictures)
      markup += "</div>\n"
    }
  }

  /// Adds what stays in place; its pictures add up to what is between them.
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
        let list = shares.map { moment -> JSONValue in
          [
            .number(moment.offset.rounded(places: 7)),
            .string(rounded(moment.shares[number], places: 5)),
          ]
        }
        moving.append(.array([.string(id), "opacity", .array(list)]))
      }
      markup += "</div>\n"
    }
  }

  private static func classes(of layer: Layer) -> String {
    "layer" + (layer.isTransformGroup ? " space" : "") + (layer.isDoubleSided ? "" : " one-sided")
  }

  /// Returns the initial style of a layer; changes become animations.
  private mutating func style(of index: Int, _ part: TimelineBaking.Part) -> String {
    let baker = part.baker
    let layers = baker.timeline.layers
    let transform = TransformProperty(
      layer: part.index, of: layers, in: baker.frames(of: part.index))
    var style = [declaration(of: transform, index, baker)]
    let properties = LayerProperties.all(
      of: part.index, in: layers, frames: baker.frames(of: part.index), rank: part.rank)
    for property in properties {
      style.append(declaration(of: property, index, baker))
    }
    return style.compactMap { $0 }.joined(separator: ";")
  }

  /// Returns the initial declaration of a property, unless it is the browser's default.
  private mutating func declaration(
    of property: some AnimatedProperty, _ index: Int, _ baker: Baker
  ) -> String? {
    let baked = baker.bake(property, &budget)
    let keyframes = baked.keyframes
    if !baked.isFaithful { unfaithful.insert(index) }
    if keyframes.count > 1 {
      if usesCurves, let curve = TwoKeyframeAnimation(keyframes, of: property) {
        animate(index, property.name, curve.ends, easing: curve.easing)
      } else {
        animate(index, property.name, keyframes)
      }
    }
    let declaration = "\(property.name.kebab):\(keyframes[0].value)"
    return Self.initialDeclarations.contains(declaration) ? nil : declaration
  }

  /// The declarations that the style sheet applies to every layer, or that are the browser's
  /// defaults.
  private static let initialDeclarations: Set<String> = [
    "transform:none", "opacity:1", "border-radius:0", "background-color:transparent",
    "box-shadow:0 0 0 transparent", "filter:blur(0)", "backdrop-filter:blur(0)",
    "overflow:visible", "visibility:inherit",
  ]

  private mutating func animate(
    _ index: Int, _ name: String, _ keyframes: [BakedKeyframe], easing: String? = nil
  ) {
    keyframeCount += keyframes.count
    let list = keyframes.map { keyframe -> JSONValue in
      [.number(keyframe.offset.rounded(places: 7)), .string(keyframe.value)]
    }
    let pace = easing.map { [JSONValue.string($0)] } ?? []
    moving.append(.array([.integer(index), .string(name), .array(list)] + pace))
  }
}

extension String {
  /// The property's name in style sheets: `borderRadius` becomes `border-radius`.
  fileprivate var kebab: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
