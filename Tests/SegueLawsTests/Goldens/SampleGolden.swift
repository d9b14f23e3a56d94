import SegueCatalog
import SegueTimeline

@testable import SegueLaws

/// Five moments of each operation of a preset that is not the reverse of another one, a layer a line.
struct SampleGolden {
  let preset: Preset
  let registry: Registry

  static let moments = [0, 0.25, 0.5, 0.75, 1]
  /// How many pieces of one kind are written; of more, the first three and the last.
  static let maxPieces = 16
  static let variant = StageVariant(
    size: Size2D(width: 390, height: 844), isRightToLeft: false, knowsSource: true)

  var golden: Golden { Golden(name: "samples/\(preset.id)") }

  var text: String {
    get throws {
      try preset.operations.filter { operation in
        if case .forward? = preset.transitions[operation] { true } else { false }
      }
      .map(text).joined(separator: "\n")
    }
  }

  private func text(of operation: Operation) throws -> String {
    let stage = Stage(preset, operation, Self.variant)
    let timeline = try registry.timeline(of: preset, operation, on: stage)
    let shown = Self.shown(timeline.layers)
    var lines = ["\(preset.id), \(operation.rawValue), \(short(timeline.duration * 1000)) ms"]
    lines += Self.counts(timeline.layers)
    lines += shown.map { "  \(timeline.layers[$0].heading(in: timeline.layers))" }
    for progress in Self.moments {
      let frame = timeline.sample(at: timeline.time(at: progress))
      lines.append("\(short(progress * 100))%")
      lines += shown.map { "  \(timeline.layers[$0].id): \(frame.states[$0].line(in: frame))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The layers that are written.
  private static func shown(_ layers: [Layer]) -> [Int] {
    let pieces = Dictionary(grouping: layers.indices) { layers[$0].kind }
    let crowds = pieces.values.filter { $0.count > maxPieces }
    let left = Set(crowds.flatMap { $0.dropFirst(3).dropLast() })
    return layers.indices.filter { !left.contains($0) }
  }

  /// How many pieces there are of what is not written whole.
  private static func counts(_ layers: [Layer]) -> [String] {
    Dictionary(grouping: layers, by: \.kind).filter { $0.value.count > maxPieces }
      .map { "  \($0.key): \($0.value.count) pieces" }.sorted()
  }
}

extension Layer {
  /// The name that the pieces of one thing share.
  fileprivate var kind: Substring {
    let end = id.lastIndex(of: ".")
    return end.map { Int(id[id.index(after: $0)...]) == nil ? id[...] : id[..<$0] } ?? id[...]
  }

  /// What of a layer never changes.
  fileprivate func heading(in layers: [Layer]) -> String {
    var words = ["\(id):", contents.words]
    if let parent { words.append("in \(layers[parent].id)") }
    if fit != .stretch { words.append(fit.rawValue) }
    if !isDoubleSided { words.append("one-sided") }
    if isTransformGroup { words.append("3d") }
    return words.joined(separator: " ")
  }
}

extension Contents {
  fileprivate var words: String {
    switch self {
    case .none: "nothing"
    case .live(let subject): "\(subject)"
    case .snapshot(of: let subject, let region, when: let moment, filter: _):
      "snapshot of \(subject) \(moment.rawValue) \(region.short)"
    case .gradient(let gradient):
      "gradient " + short([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y])
        + gradient.stops.map { " \(short($0.offset)) \($0.color.short)" }.joined()
    }
  }
}

extension LayerState {
  /// The place, the size and all that is not as it usually is.
  fileprivate func line(in frame: Frame) -> String {
    var words = ["\(short([position.x, position.y], ","))"]
    words.append("\(short([bounds.width, bounds.height], "x"))")
    if bounds.origin != .zero { words.append("from \(short([bounds.minX, bounds.minY], ","))") }
    if anchorPoint != Point2D(x: 0.5, y: 0.5) {
      words.append("anchor \(short([anchorPoint.x, anchorPoint.y], ","))")
    }
    if zPosition != 0 { words.append("z \(short(zPosition))") }
    words += transformWords
    if opacity != 1 { words.append("opacity \(short(opacity))") }
    if isHidden { words.append("hidden") }
    if cornerRadius != 0 { words.append("radius \(short(cornerRadius))") }
    if masksToBounds { words.append("clips") }
    if backgroundColor.alpha > 0 { words.append("color \(backgroundColor.short)") }
    if shadow.opacity > 0 { words.append(shadow.words) }
    if blurRadius != 0 { words.append("blur \(short(blurRadius))") }
    if backdropBlurRadius != 0 { words.append("backdrop-blur \(short(backdropBlurRadius))") }
    if sublayerPerspective != 0 {
      words.append("perspective \(short(sublayerPerspective * 1000))‰")
    }
    if !hasPlainCorners, cornerRadius > 0 {
      words.append("corners \(corners.rawValue) \(cornerCurve)")
    }
    if let mask { words.append((invertsMask ? "inverted " : "") + mask.words(in: frame)) }
    return words.joined(separator: " ")
  }

  /// The transform as six numbers, or as sixteen where it leaves the plane.
  private var transformWords: [String] {
    let m = transform
    if m == .identity { return [] }
    let isFlat =
      [m.m13, m.m14, m.m23, m.m24, m.m31, m.m32, m.m34, m.m43] == Array(repeating: 0, count: 8)
      && m.m33 == 1 && m.m44 == 1
    let numbers = isFlat ? [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42] : m.numbers
    return ["[\(short(numbers))]"]
  }
}

extension Shadow {
  fileprivate var words: String {
    "shadow \(color.short) \(short([opacity, radius])) at \(short([offset.x, offset.y], ","))"
  }
}

extension Mask {
  fileprivate func words(in frame: Frame) -> String {
    switch shape {
    case .rect: "mask \(self.frame.short)"
    case .roundedRect: "mask \(self.frame.short) radius \(short(cornerRadius))"
    case .ellipse: "mask ellipse \(self.frame.short)"
    case .polygon(let first, let count):
      "mask "
        + frame.vertices[first..<first + count].map { short([$0.x, $0.y], ",") }
        .joined(separator: " ")
    case .path:
      "mask "
        + loops(in: frame).map { loop in
          loop.points.map { short([$0.x, $0.y], ",") }.joined(separator: " ")
        }.joined(separator: " and ")
    case .linearGradient:
      "mask linear " + short([self.frame.minX, self.frame.minY, gradient.end.x, gradient.end.y])
    case .radialGradient:
      "mask radial "
        + short([
          self.frame.minX, self.frame.minY, gradient.innerRadius, gradient.outerRadius,
        ])
    case .conicGradient:
      "mask conic "
        + short([
          self.frame.minX, self.frame.minY, gradient.startAngle, gradient.endAngle,
          gradient.softness,
        ])
    }
  }
}
