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
  /// The keyframes of each animated property, as a JSON list; none where it moves along curves.
  private(set) var animations = "[]"
  /// What moves along curves.
  private(set) var motion = MotionTracks()
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
  ///   - usesCurves: whether moving properties are written as ``motion`` instead of keyframes.
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
        animate(
          .string(id), "opacity",
          shares.map { ($0.offset, rounded($0.shares[number], places: 5)) })
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
      layer: part.index, of: layers, in: baker.frames(of: part.index),
      list: part.transformList)
    var style = [
      declaration(of: transform, index, baker) { MotionSamples($0, of: transform) }
    ]
    let properties = LayerProperties.all(
      of: part.index, in: layers, frames: baker.frames(of: part.index), rank: part.rank)
    for property in properties {
      style.append(declaration(of: property, index, baker) { MotionSamples($0, of: property) })
    }
    return style.compactMap { $0 }.joined(separator: ";")
  }

  /// Returns the initial declaration of a property, unless it is the browser's default.
  ///
  /// - Parameter motion: prepares the samples for curves; returns nil where they cannot be one.
  private mutating func declaration<Property: AnimatedProperty>(
    of property: Property, _ index: Int, _ baker: Baker,
    motion: ([Baker.Sample<Property>]) -> MotionSamples?
  ) -> String? {
    let (samples, isFaithful) = baker.samples(of: property, &budget)
    if !isFaithful { unfaithful.insert(index) }
    if samples.count > 1 {
      if usesCurves, let motion = motion(samples) {
        self.motion.add(motion, layer: .integer(index), property: property.name)
        // The script sets it, to its first value too.
        return nil
      } else {
        let keyframes = baker.keyframes(of: samples, property)
        budget.keyframes -= keyframes.count
        animate(.integer(index), property.name, keyframes.map { ($0.offset, $0.value) })
      }
    }
    let declaration = "\(property.name.kebab):\(property.text(samples[0].numbers))"
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
    _ layer: JSONValue, _ property: String, _ keyframes: [(offset: Double, value: String)]
  ) {
    if usesCurves { return motion.add(keyframes, layer: layer, property: property) }
    keyframeCount += keyframes.count
    let list = keyframes.map { keyframe -> JSONValue in
      [.number(keyframe.offset.rounded(places: 7)), .string(keyframe.value)]
    }
    moving.append([layer, .string(property), .array(list)])
  }
}

extension String {
  /// The property's name in style sheets: `borderRadius` becomes `border-radius`.
  fileprivate var kebab: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
