import SegueCatalog
import SegueTimeline

/// A CSS property that channels of a layer make up.
enum CSSProperty: Int, CaseIterable, Hashable {
  case origin, translate, rotate, scale, transform, opacity, radius, shadow, clip, filter
  case background

  /// The name in CSS.
  var name: String {
    switch self {
    case .origin: "transform-origin"
    case .translate: "translate"
    case .rotate: "rotate"
    case .scale: "scale"
    case .transform: "transform"
    case .opacity: "opacity"
    case .radius: "border-radius"
    case .shadow: "box-shadow"
    case .clip: "clip-path"
    case .filter: "filter"
    case .background: "background"
    }
  }

  /// The channels that make it up.
  ///
  /// - Parameter isSpatial: whether the layer's transform is written as a list of functions.
  func channels(isSpatial: Bool) -> [Channel] {
    switch self {
    case .origin: [.anchorX, .anchorY]
    case .translate: isSpatial ? [] : Self.flat
    case .rotate: isSpatial ? [] : [.rotationZ]
    case .scale: isSpatial ? [] : [.scaleX, .scaleY]
    case .transform: isSpatial ? Self.spatial : []
    case .opacity: [.opacity]
    case .radius: [.cornerRadius]
    case .shadow:
      [
        .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha, .shadowOpacity, .shadowRadius,
        .shadowOffsetX, .shadowOffsetY,
      ]
    case .clip: [.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius]
    case .filter: [.blurRadius]
    case .background:
      [.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha]
    }
  }

  /// The channels that need a list of functions.
  static let spatialOnly: Set<Channel> = [
    .rotationX, .rotationY, .translationZ, .m14, .m24, .m34, .skewX, .skewY,
  ]

  private static let flat: [Channel] = [.positionX, .positionY, .translationX, .translationY]

  private static let spatial: [Channel] = [
    .positionX, .positionY, .translationX, .translationY, .translationZ, .rotationX, .rotationY,
    .rotationZ, .scaleX,
    .scaleY, .skewX, .skewY, .m34,
  ]

  /// The property that a channel belongs to; nil if CSS has none.
  static func of(_ channel: Channel, isSpatial: Bool) -> CSSProperty? {
    allCases.first { $0.channels(isSpatial: isSpatial).contains(channel) }
  }
}

/// The values of a layer's channels at one moment, as CSS.
struct CSSPose {
  let writer: CSSFormula
  let channels: [Channel: Formula]
  /// The points of the layer's mask.
  let points: [Formula]
  /// The shape of the layer's mask.
  let shape: Mask.Shape?
  let isSpatial: Bool
  /// Whether it stands where the source is, instead of where the screen is.
  let isSource: Bool
  /// How far away the viewer of the layer's space is.
  let depth: Formula?
  /// The channels that tracks move.
  let moving: Set<Channel>
  /// How dark the black layers above are, at most 1.
  let shades: [Formula]

  private func formula(_ channel: Channel) -> Formula {
    channels[channel] ?? .number(LayerState(frame: .zero)[channel])
  }

  /// Returns the value of a property; nil where it is that of an element without it.
  func value(_ property: CSSProperty) throws(CSSObstacle) -> String? {
    switch property {
    case .origin: return try origin()
    case .translate: return try translate()
    case .rotate: return try plain(.rotationZ, .angle, initial: 0)
    case .scale: return try scale()
    case .transform: return try transform()
    case .opacity: return try plain(.opacity, .number, initial: 1)
    case .radius: return try plain(.cornerRadius, .length, initial: 0)
    case .shadow: return try shadow()
    case .clip: return try clip()
    case .filter: return try filter()
    case .background: return try background()
    }
  }

  private func plain(
    _ channel: Channel, _ unit: CSSFormula.Unit, initial: Double
  ) throws(CSSObstacle) -> String? {
    let formula = formula(channel)
    return formula.equals(.number(initial)) ? nil : try writer.value(formula, unit)
  }

  private func origin() throws(CSSObstacle) -> String? {
    let (x, y) = (formula(.anchorX), formula(.anchorY))
    if x.equals(.number(0.5)), y.equals(.number(0.5)) { return nil }
    return try "\(percent(x)) \(percent(y))"
  }

  private func percent(_ formula: Formula) throws(CSSObstacle) -> String {
    if let number = formula.constant { return rounded(number * 100, places: 3) + "%" }
    return "calc(100% * \(try writer.value(formula, .number)))"
  }

  private func translate() throws(CSSObstacle) -> String? {
    if isSpatial { return nil }
    let (x, y) = (offset(.x), offset(.y))
    let isLevel = y.equals(.number(0))
    if isLevel, x.equals(.number(0)) { return nil }
    let first = try writer.value(x, .length)
    return isLevel ? first : try "\(first) \(writer.value(y, .length))"
  }

  enum Axis { case x, y }

  /// Where the anchor is while nothing moves the layer.
  func rest(_ axis: Axis) -> Formula {
    switch axis {
    case .x:
      formula(.anchorX) * formula(.boundsWidth)
        + (isSource ? .variable("source.x") : .number(0))
    case .y:
      formula(.anchorY) * formula(.boundsHeight)
        + (isSource ? .variable("source.y") : .number(0))
    }
  }

  /// How far the layer is from where it is by itself.
  private func offset(_ axis: Axis) -> Formula {
    switch axis {
    case .x: formula(.positionX) - rest(.x) + formula(.translationX)
    case .y: formula(.positionY) - rest(.y) + formula(.translationY)
    }
  }

  private func scale() throws(CSSObstacle) -> String? {
    let (x, y) = (formula(.scaleX), formula(.scaleY))
    guard x.equals(y) else {
      return try "\(writer.value(x, .number)) \(writer.value(y, .number))"
    }
    return x.equals(.number(1)) ? nil : try writer.value(x, .number)
  }

  private func transform() throws(CSSObstacle) -> String? {
    var functions: [String] = []
    for channel in [Channel.m14, .m24] where !formula(channel).equals(.number(0)) {
      throw CSSObstacle("its perspective is slanted")
    }
    // All functions are always written, so that browsers interpolate them one by one.
    guard isSpatial else { return nil }
    let half = Formula.number(0.5)
    // From the anchor to the middle of the space, where its viewer looks.
    let x = depth == nil ? .number(0) : (half - formula(.anchorX)) * formula(.boundsWidth)
    let y = depth == nil ? .number(0) : (half - formula(.anchorY)) * formula(.boundsHeight)
    if !x.equals(.number(0)) || !y.equals(.number(0)) {
      functions.append(
        "translate(\(try writer.value(x, .length)), \(try writer.value(y, .length)))")
    }
    if let depth { functions.append("perspective(\(try writer.value(depth, .length)))") }
    let own = formula(.m34)
    if !own.equals(.number(0)) {
      guard let constant = own.constant, depth == nil else {
        throw CSSObstacle("its perspective changes")
      }
      functions.append("perspective(\(pixels(-1 / constant)))")
    }
    let place = try [offset(.x) - x, offset(.y) - y, formula(.translationZ)].map {
      part throws(CSSObstacle) in try writer.value(part, .length)
    }
    functions.append("translate3d(\(place.joined(separator: ", ")))")
    for (name, channel) in [("Z", Channel.rotationZ), ("Y", .rotationY), ("X", .rotationX)]
    where channels[channel] != nil || moving.contains(channel) {
      functions.append(try "rotate\(name)(\(writer.value(formula(channel), .angle)))")
    }
    let isSkewed = [Channel.skewX, .skewY].contains { channels[$0] != nil || moving.contains($0) }
    if isSkewed {
      functions.append(
        try
          "skew(\(writer.value(formula(.skewX), .angle)), \(writer.value(formula(.skewY), .angle)))"
      )
    }
    functions.append(
      try
        "scale(\(writer.value(formula(.scaleX), .number)), \(writer.value(formula(.scaleY), .number)))"
    )
    return functions.joined(separator: " ")
  }

  private func shadow() throws(CSSObstacle) -> String? {
    let alpha = formula(.shadowOpacity) * formula(.shadowAlpha)
    let offset = try [Channel.shadowOffsetX, .shadowOffsetY].map { channel throws(CSSObstacle) in
      try writer.value(formula(channel), .length)
    }
    let radius = try writer.value(.number(2) * formula(.shadowRadius), .length)
    let color = try rgb([.shadowRed, .shadowGreen, .shadowBlue], alpha)
    return "\(offset.joined(separator: " ")) \(radius) \(color)"
  }

  private func rgb(_ channels: [Channel], _ alpha: Formula) throws(CSSObstacle) -> String {
    let surface = ["red", "green", "blue"].map { Formula.variable("surface.\($0)") }
    if channels.map(formula) == surface {
      let name = "var(\(CSSStage.surface.name))"
      if alpha.equals(.number(1)) { return name }
      let share = try writer.value(.number(100) * alpha, .number)
      return "color-mix(in srgb, \(name) calc(1% * \(share)), transparent)"
    }
    let numbers = try channels.map { channel throws(CSSObstacle) in
      try writer.value(.number(255) * formula(channel), .number)
    }
    let opacity = alpha.equals(.number(1)) ? "" : " / \(try writer.value(alpha, .number))"
    return "rgb(\(numbers.joined(separator: " "))\(opacity))"
  }

  private func background() throws(CSSObstacle) -> String? {
    if formula(.backgroundAlpha).equals(.number(0)) { return nil }
    return try rgb(
      [.backgroundRed, .backgroundGreen, .backgroundBlue], formula(.backgroundAlpha))
  }

  private func filter() throws(CSSObstacle) -> String? {
    var functions: [String] = []
    for shade in shades where !shade.equals(.number(0)) || shades.count > 1 {
      functions.append("brightness(\(try writer.value(.number(1) - shade, .number)))")
    }
    if let blur = channels[.blurRadius] {
      functions.append(try "blur(\(writer.value(blur, .length)))")
    }
    return functions.isEmpty ? nil : functions.joined(separator: " ")
  }

  private func clip() throws(CSSObstacle) -> String? {
    guard let shape else { return nil }
    func length(_ channel: Channel) throws(CSSObstacle) -> String {
      try writer.value(formula(channel), .length)
    }
    let half = Formula.number(0.5)
    switch shape {
    case .rect, .roundedRect:
      let round =
        shape == .rect || formula(.maskCornerRadius).equals(.number(0))
        ? "" : try " round \(length(.maskCornerRadius))"
      return try
        "xywh(\(length(.maskX)) \(length(.maskY)) \(length(.maskWidth)) \(length(.maskHeight))\(round))"
    case .ellipse:
      let (width, height) = (half * formula(.maskWidth), half * formula(.maskHeight))
      let (x, y) = (formula(.maskX) + width, formula(.maskY) + height)
      let center = try "\(writer.value(x, .length)) \(writer.value(y, .length))"
      if width.equals(height) { return try "circle(\(writer.value(width, .length)) at \(center))" }
      return try
        "ellipse(\(writer.value(width, .length)) \(writer.value(height, .length)) at \(center))"
    case .polygon:
      let corners = try self.corners()
      return "polygon(\(corners.joined(separator: ", ")))"
    case .path(_, _, let loops): return try path(loops)
    case .linearGradient, .radialGradient, .conicGradient:
      throw CSSObstacle("it has a mask with a gradient")
    }
  }

  private func corners() throws(CSSObstacle) -> [String] {
    try stride(from: 0, to: points.count, by: 2).map { index throws(CSSObstacle) in
      try "\(writer.value(points[index], .length)) \(writer.value(points[index + 1], .length))"
    }
  }

  private func path(_ loops: PathLoops) throws(CSSObstacle) -> String {
    let corners = try self.corners()
    var commands: [String] = []
    var next = 0
    for count in loops.counts {
      commands.append("\(commands.isEmpty ? "from" : "move to") \(corners[next])")
      for curve in 0..<count {
        let first = next + 1 + 3 * curve
        commands.append(
          "curve to \(corners[first + 2]) with \(corners[first]) / \(corners[first + 1])")
      }
      commands.append("close")
      next += 3 * count + 1
    }
    return "shape(\(commands.joined(separator: ", ")))"
  }
}
