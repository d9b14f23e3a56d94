import SegueCatalog
import SegueTimeline

/// A track as calls that add animations.
struct SwiftTrack {
  let recipe: TransitionRecipe
  let track: Track
  let formulas: TransitionRecipe.Track
  /// What the track's layer is called.
  let layer: String
  let formula: SwiftFormula

  init(_ index: Int, of recipe: TransitionRecipe, layer: String, _ formula: SwiftFormula) {
    (self.recipe, self.layer, self.formula) = (recipe, layer, formula)
    (track, formulas) = (recipe.timeline.tracks[index], recipe.tracks[index])
  }

  /// The calls, one for each number that moves.
  func calls(
    _ timings: inout SwiftTimings
  ) throws(TransitionRecipe.Obstacle) -> [SwiftCall] {
    let pace = try pace(&timings)
    var calls: [SwiftCall] = []
    for column in try columns() {
      var values: [String] = []
      for numbers in formulas.keyframes.map(\.numbers) {
        values.append(try formula.text(column.value(numbers)))
      }
      // A mask is as large as its layer.
      if let rest = column.rest, values.allSatisfy({ $0 == "\(layer).\(rest)" }) { continue }
      let place = [column.isMask ? layer + "Mask" : layer, "\"\(column.keyPath)\""]
      calls.append(SwiftCall("motion.animate", place + moved(values, pace.steps) + pace.arguments))
    }
    return calls
  }

  private func moved(_ values: [String], _ steps: String?) -> [String] {
    if values.count == 2, steps == nil { return ["from: \(values[0])", "to: \(values[1])"] }
    let times = track.keyframes.map { SwiftNumber.text($0.offset) }
    return [
      "through: [\(values.joined(separator: ", "))]", "at: [\(times.joined(separator: ", "))]",
    ] + [steps].compactMap { $0 }
  }

  /// The timing of the whole, its start and its length, and the timings of its steps.
  private func pace(
    _ timings: inout SwiftTimings
  ) throws(TransitionRecipe.Obstacle) -> (steps: String?, arguments: [String]) {
    guard track.timing.iterations == 1, track.timing.direction == .normal else {
      throw TransitionRecipe.Obstacle("it repeats a motion")
    }
    guard track.composite == .replace else {
      throw TransitionRecipe.Obstacle("it adds motions to each other")
    }
    guard track.mode == .linear else {
      throw TransitionRecipe.Obstacle("its keyframes are joined by curves")
    }
    guard track.timing.fill == .automatic else {
      throw TransitionRecipe.Obstacle("a motion of '\(layer)' has a fill of its own")
    }
    var (whole, steps) = (formulas.easing, formulas.keyframes.dropLast().map(\.easing))
    // Between two keyframes it makes no difference which of the two has the easing.
    if steps.count == 1, whole == .linear { swap(&whole, &steps[0]) }
    var names: [String] = []
    if steps.contains(where: { $0 != .linear }) {
      for step in steps { names.append(try timings.name(of: step)) }
    }
    var arguments: [String] = []
    let pace = try timings.name(of: whole)
    if pace != ".linear" {
      if track.keyframes.count > 2 { try timings.moveThroughValues(whole) }
      arguments.append(pace)
    }
    if formulas.delay.constant != 0 {
      arguments.append("after: \(try formula.text(formulas.delay))")
    }
    if formulas.duration != recipe.duration {
      arguments.append("for: \(try formula.text(formulas.duration))")
    }
    return (names.isEmpty ? nil : "by: [\(names.joined(separator: ", "))]", arguments)
  }

  /// A number that moves.
  private struct Column {
    let keyPath: String
    /// Whether it is one of the layer's mask.
    var isMask = false
    /// What it is where nothing moves it, as a member of the layer's view.
    var rest: String?
    /// The number, of those of a keyframe.
    let value: ([Formula]) -> Formula
  }

  private func columns() throws(TransitionRecipe.Obstacle) -> [Column] {
    guard case .channels(let channels) = track.property else {
      throw TransitionRecipe.Obstacle(
        track.property == .transform
          ? "it moves layers by lists of transforms" : "it has masks that are no rectangles")
    }
    if channels.first == .maskX { return try maskColumns(channels) }
    if let x = channels.firstIndex(of: .scaleX), let y = channels.firstIndex(of: .scaleY),
      channels.count == 2, formulas.keyframes.allSatisfy({ $0.numbers[x] == $0.numbers[y] })
    {
      return [Column(keyPath: "transform.scale") { $0[x] }]
    }
    var columns: [Column] = []
    for (number, channel) in channels.enumerated() {
      columns.append(Column(keyPath: try channel.keyPath()) { $0[number] })
    }
    return columns
  }

  /// A mask that is a rectangle or a circle is a view, which has a place and a size.
  private func maskColumns(
    _ channels: [Channel]
  ) throws(TransitionRecipe.Obstacle) -> [Column] {
    let mask = recipe.timeline.layers[track.layer].state.mask
    func middle(_ start: Formula, _ length: Formula) -> Formula {
      // What is centered on a place has its middle there.
      if case .binary(.subtract, let place, let half) = start,
        half == .binary(.divide, length, .number(2))
      {
        return place
      }
      return Formula.binary(.add, start, .binary(.divide, length, .number(2))).replacing { _ in nil
      }
    }
    var columns = [
      Column(keyPath: "position.x", isMask: true, rest: "bounds.width / 2") {
        middle($0[0], $0[2])
      },
      Column(keyPath: "position.y", isMask: true, rest: "bounds.height / 2") {
        middle($0[1], $0[3])
      },
      Column(keyPath: "bounds.size.width", isMask: true, rest: "bounds.width") { $0[2] },
      Column(keyPath: "bounds.size.height", isMask: true, rest: "bounds.height") { $0[3] },
    ]
    switch mask?.shape {
    case .rect: break
    case .roundedRect: columns.append(Column(keyPath: "cornerRadius", isMask: true) { $0[4] })
    case .ellipse where formulas.keyframes.allSatisfy({ $0.numbers[2] == $0.numbers[3] }):
      columns.append(
        Column(keyPath: "cornerRadius", isMask: true) {
          Formula.binary(.divide, $0[2], .number(2)).replacing { _ in nil }
        })
    default: throw TransitionRecipe.Obstacle("it has masks that are no rectangles")
    }
    return columns
  }
}

extension Channel {
  /// The key path of the channel in Core Animation.
  func keyPath() throws(TransitionRecipe.Obstacle) -> String {
    switch self {
    case .positionX: return "position.x"
    case .positionY: return "position.y"
    case .boundsWidth: return "bounds.size.width"
    case .boundsHeight: return "bounds.size.height"
    case .scaleX: return "transform.scale.x"
    case .scaleY: return "transform.scale.y"
    case .rotationZ: return "transform.rotation.z"
    case .translationX: return "transform.translation.x"
    case .translationY: return "transform.translation.y"
    case .opacity: return "opacity"
    case .cornerRadius: return "cornerRadius"
    case .shadowOpacity: return "shadowOpacity"
    case .shadowRadius: return "shadowRadius"
    case .shadowOffsetX: return "shadowOffset.width"
    case .shadowOffsetY: return "shadowOffset.height"
    case .anchorX: return "anchorPoint.x"
    case .anchorY: return "anchorPoint.y"
    case .zPosition: return "zPosition"
    case .rotationX, .rotationY, .scaleZ, .translationZ, .m14, .m24, .m34, .sublayerPerspective:
      throw TransitionRecipe.Obstacle("it turns layers in depth")
    case .skewX, .skewY: throw TransitionRecipe.Obstacle("it skews layers")
    case .blurRadius, .backdropBlurRadius: throw TransitionRecipe.Obstacle("it blurs layers")
    case .maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius, .maskEndX, .maskEndY,
      .maskInnerRadius, .maskOuterRadius, .maskStartAngle, .maskEndAngle, .maskSoftness,
      .maskInverted:
      throw TransitionRecipe.Obstacle("it has masks that are no rectangles")
    case .boundsX, .boundsY: throw TransitionRecipe.Obstacle("it moves what layers show")
    case .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha, .shadowRed,
      .shadowGreen, .shadowBlue, .shadowAlpha:
      throw TransitionRecipe.Obstacle("it changes colors")
    case .hidden, .masksToBounds, .corners, .cornerCurve:
      throw TransitionRecipe.Obstacle("it switches layers on and off")
    }
  }
}

/// A call, in as few lines of 100 columns as it needs.
struct SwiftCall {
  let function: String
  let arguments: [String]

  init(_ function: String, _ arguments: [String]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// The lines, indented.
  func lines(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let all = arguments.joined(separator: ", ")
    let single = "\(space)\(function)(\(all))"
    if single.count <= 100 { return [single] }
    var lines = ["\(space)\(function)("]
    var line = "\(space)  "
    for (index, argument) in arguments.enumerated() {
      let piece = argument + (index == arguments.count - 1 ? ")" : ",")
      if line.count + 1 + piece.count > 100, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = "\(space)  "
      }
      line += (line.hasSuffix("  ") ? "" : " ") + piece
    }
    return lines + [line]
  }
}
