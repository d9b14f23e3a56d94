import SegueTimeline

/// A gradient mask as a CSS mask image, whose numbers are custom properties, which browsers can
/// animate.
///
/// It cuts off everything outside the layer's box, since Chromium would leave parts of that unmasked.
enum MaskImage {
  /// The largest number of custom properties that a mask has.
  static let propertyCount = 7

  /// Returns the properties of a layer's gradient mask; none where it has no such mask.
  static func properties(
    of index: Int, in layers: [Layer], _ frames: [Frame]
  ) -> [SampledProperty] {
    guard let masked = layers[index].maskedState(in: frames, at: index), let mask = masked.mask,
      mask.isGradient
    else { return [] }
    let picture = SampledProperty(
      name: "maskImage", layer: index, bound: BakingBound.discrete, isMoved: { _ in false },
      read: { _, _ in [] }, write: { _ in CSSValue(image(mask.shape)) })
    return [picture]
      + (0..<count(mask.shape)).map { place in
        SampledProperty(
          name: name(place), layer: index,
          bound: place < 2 ? BakingBound.opacity : bound(mask.shape, place),
          isMoved: { $0.contains(index) },
          read: { state, _ in [number(place, of: state.masked(like: masked))] },
          write: { "\($0[0], places: 6)" })
      }
  }

  /// The name of a custom property, which the page's style sheet registers as a number.
  static func name(_ place: Int) -> String { "--mask-\(place)" }

  // MARK: The image

  /// The colors come first, then the numbers of the gradient.
  private static func image(_ shape: Mask.Shape) -> String {
    func alpha(_ place: Int) -> String { "rgb(0 0 0/var(\(name(place))))" }
    func length(_ place: Int) -> String { "calc(var(\(name(place)))*1px)" }
    func angle(_ place: Int) -> String { "calc(var(\(name(place)))*1rad)" }
    switch shape {
    case .linearGradient:
      return "linear-gradient(\(angle(2)),\(alpha(0)) \(length(3)),\(alpha(1)) \(length(4)))"
    case .radialGradient:
      return "radial-gradient(circle at \(length(2)) \(length(3)),\(alpha(0)) \(length(4)),"
        + "\(alpha(1)) \(length(5)))"
    default:
      return "conic-gradient(from \(angle(4)) at \(length(2)) \(length(3)),\(alpha(0)) \(angle(5)),"
        + "\(alpha(1)) \(angle(6)))"
    }
  }

  private static func count(_ shape: Mask.Shape) -> Int {
    switch shape {
    case .linearGradient: 5
    case .radialGradient: 6
    default: propertyCount
    }
  }

  private static func bound(_ shape: Mask.Shape, _ place: Int) -> Double {
    let isAngle =
      switch shape {
      case .linearGradient: place == 2
      case .radialGradient: false
      default: place > 3
      }
    // The tolerance of an angle is that of a point at the distance of a screen.
    return isAngle ? BakingBound.points / 1000 : BakingBound.points
  }

  private static func number(_ place: Int, of state: LayerState) -> Double {
    guard let mask = state.mask else { return 0 }
    let inverted = state.invertsMask
    switch mask.shape {
    case .linearGradient:
      return LinearFade(mask, in: state.bounds, inverted: inverted).numbers[place]
    case .radialGradient:
      return RadialFade(mask, in: state.bounds, inverted: inverted).numbers[place]
    default: return ConicFade(mask, in: state.bounds, inverted: inverted).numbers[place]
    }
  }
}

/// The numbers of a linear gradient: CSS counts lengths from where its line leaves the corners of
/// the image.
private struct LinearFade {
  let numbers: [Double]

  init(_ mask: Mask, in bounds: Rect2D, inverted: Bool) {
    let (start, end) = (mask.frame.origin, mask.gradient.end)
    let length = start.distance(to: end)
    guard length > 0 else {
      // A gradient without a direction hides everything.
      numbers = [inverted ? 1 : 0, inverted ? 1 : 0, 0, 0, 0]
      return
    }
    let way = Point2D(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    let half = (abs(way.x) * bounds.width + abs(way.y) * bounds.height) / 2
    func place(_ point: Point2D) -> Double {
      (point.x - bounds.center.x) * way.x + (point.y - bounds.center.y) * way.y + half
    }
    // The angle of CSS is clockwise from upward.
    let angle = LibM.atan2(way.y, way.x) + .pi / 2
    numbers = [inverted ? 0 : 1, inverted ? 1 : 0, angle, place(start), place(end)]
  }
}

/// The numbers of a radial gradient.
private struct RadialFade {
  let numbers: [Double]

  init(_ mask: Mask, in bounds: Rect2D, inverted: Bool) {
    let outer = max(mask.gradient.outerRadius, 0)
    numbers = [
      // Without a radius nothing shows; otherwise the center would be a dot.
      inverted == (outer > 0) ? 0 : 1, inverted ? 1 : 0,
      mask.frame.minX - bounds.minX, mask.frame.minY - bounds.minY,
      min(max(mask.gradient.innerRadius, 0), outer), outer,
    ]
  }
}

/// The numbers of a conic gradient: one that runs counterclockwise begins transparent.
private struct ConicFade {
  let numbers: [Double]

  init(_ mask: Mask, in bounds: Rect2D, inverted: Bool) {
    let gradient = mask.gradient
    let sweep = abs(gradient.endAngle - gradient.startAngle)
    let full = sweep - max(gradient.softness, 0)
    let isClockwise = gradient.endAngle >= gradient.startAngle
    let turn = 2 * Double.pi
    numbers = [
      isClockwise != inverted ? 1 : 0, isClockwise != inverted ? 0 : 1,
      mask.frame.minX - bounds.minX, mask.frame.minY - bounds.minY,
      gradient.startAngle + .pi / 2,
      isClockwise ? full : turn - sweep, isClockwise ? sweep : turn - full,
    ]
  }
}

extension Layer {
  /// A state of the layer with a mask: its own, or that of a frame; nil if there is none.
  ///
  /// - Parameter index: the layer's index in the frames.
  func maskedState(in frames: [Frame], at index: Int) -> LayerState? {
    if state.mask != nil, maskVertices.isEmpty { return state }
    return frames.lazy.map { $0.states[index] }.first { $0.mask != nil }
  }
}

extension LayerState {
  /// The state; if it has no mask, with the mask of another state, opened so that it hides nothing.
  func masked(like other: LayerState) -> LayerState {
    var result = self
    result.openMask(like: other)
    return result
  }
}
