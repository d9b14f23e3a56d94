package import SegueTimeline

extension MotionProperty {
  package var trackProperty: Track.Property {
    switch target {
    case .channels(let channels), .spread(let channels): .channels(channels)
    case .frame: .channels([.positionX, .positionY, .boundsWidth, .boundsHeight])
    case .eyeDistance(let channel): .channels([channel])
    case .mask(.polygon), .mask(.path): .maskVertices
    case .mask(.roundedRect):
      .channels([.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius])
    case .mask(.linearGradient): .channels([.maskX, .maskY, .maskEndX, .maskEndY])
    case .mask(.radialGradient): .channels([.maskX, .maskY, .maskInnerRadius, .maskOuterRadius])
    case .mask(.conicGradient):
      .channels([.maskX, .maskY, .maskStartAngle, .maskEndAngle, .maskSoftness])
    case .mask: .channels([.maskX, .maskY, .maskWidth, .maskHeight])
    case .transform: .transform
    case .corners: .channels([.corners])
    }
  }

  /// The initial mask of a layer with this property; nil if the property is not part of a mask.
  var mask: Mask? {
    guard case .mask(let form) = target else { return nil }
    let shape: Mask.Shape =
      switch form {
      case .rect: .rect
      case .roundedRect: .roundedRect
      case .ellipse, .circle: .ellipse
      case .polygon: .polygon(first: 0, count: 0)
      case .path: .path(first: 0, count: 0, PathLoops(curves: []))
      case .linearGradient: .linearGradient
      case .radialGradient: .radialGradient
      case .conicGradient: .conicGradient
      }
    return Mask(shape: shape, frame: .zero)
  }

  /// Converts the preset's numbers to those of a track.
  ///
  /// - Parameters:
  ///   - numbers: as many as the property has in YAML.
  ///   - anchor: the layer's anchor point, on which its frame depends.
  func trackNumbers(_ numbers: [Double], anchor: Point2D) -> [Double] {
    switch target {
    case .channels, .transform, .mask(.rect), .mask(.roundedRect), .mask(.polygon), .mask(.path),
      .mask(.linearGradient), .mask(.radialGradient), .mask(.conicGradient):
      numbers
    case .spread(let channels): channels.map { _ in numbers[0] }
    case .corners: [Self.corners(at: numbers[0])]
    case .eyeDistance: [TransformStepPlan.m34(atDistance: numbers[0])]
    case .frame:
      [
        Channel.positionX.clamped(numbers[0] + anchor.x * numbers[2]),
        Channel.positionY.clamped(numbers[1] + anchor.y * numbers[3]),
        numbers[2], numbers[3],
      ]
    case .mask(.circle):
      [numbers[0] - numbers[2], numbers[1] - numbers[2], 2 * numbers[2], 2 * numbers[2]]
    case .mask(.ellipse):
      [numbers[0] - numbers[2], numbers[1] - numbers[3], 2 * numbers[2], 2 * numbers[3]]
    }
  }

  /// The valid range of each number in YAML.
  package var ranges: [ClosedRange<Double>] {
    let (length, size, angle) = (ValueBounds.length, ValueBounds.size, ValueBounds.angle)
    return switch target {
    case .channels(let channels): channels.map { $0.range }
    case .spread(let channels): channels.prefix(1).map { $0.range }
    case .frame, .mask(.rect), .mask(.ellipse), .mask(.radialGradient):
      [length, length, size, size]
    case .mask(.linearGradient): [length, length, length, length]
    case .mask(.conicGradient): [length, length, angle, angle, Channel.maskSoftness.range]
    case .eyeDistance: [size]
    case .corners: [0...Double(Corners.named.count - 1)]
    case .mask(.roundedRect): [length, length, size, size, size]
    case .mask(.circle): [length, length, size]
    case .mask(.polygon), .mask(.path), .transform: []
    }
  }

  /// The valid range of its number in YAML, if it has only one.
  package var range: ClosedRange<Double>? {
    switch target {
    case .channels(let channels), .spread(let channels): channels[0].range
    case .eyeDistance: ValueBounds.size
    case .frame, .mask, .transform, .corners: nil
    }
  }

  /// The bits of the corners with an index among the names.
  static func corners(at index: Double) -> Double {
    let names = Corners.named
    return Double(names[Int(index.clamped(to: 0...Double(names.count - 1)))].value.rawValue)
  }

  /// Brings numbers from formulas within their ranges.
  ///
  /// - Parameter adds: whether they are added to other values, and so may be of either sign.
  func bounded(_ numbers: [Double], adds: Bool) -> [Double] {
    let ranges = ranges
    return numbers.enumerated().map { index, number in
      // A polygon has any number of points.
      let range = ranges.indices.contains(index) ? ranges[index] : ValueBounds.length
      let span = range.upperBound - range.lowerBound
      return number.clamped(to: adds ? -span...span : range)
    }
  }

  /// Whether two properties write the same channels, or one includes the other.
  package func conflicts(with other: MotionProperty) -> Bool {
    if mask != nil && other.mask != nil { return true }
    if target == .transform { return other.isPartOfTransform }
    if other.target == .transform { return isPartOfTransform }
    return !Set(channels).isDisjoint(with: other.channels)
  }

  /// Whether the property moves the layer's anchor point in its parent, as a path does.
  package var movesPosition: Bool {
    channels.contains(.positionX) || channels.contains(.positionY)
  }

  private var isPartOfTransform: Bool {
    channels.contains { Self.transformChannels.contains($0) }
  }

  private var channels: [Channel] {
    if case .channels(let channels) = trackProperty { channels } else { [] }
  }

  private static let transformChannels: Set<Channel> = [
    .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ, .translationX, .translationY,
    .translationZ, .m14, .m24, .m34, .skewX, .skewY,
  ]
}

extension FilterPlan {
  /// The filter on a stage.
  func filter(
    _ slots: [Double], with parameters: ParameterValues, on stage: Stage
  ) -> PictureFilter {
    func value(
      _ expression: Expression?, _ standard: Double, _ range: ClosedRange<Double>
    ) -> Double {
      expression?.evaluate(slots).clamped(to: range) ?? standard
    }
    return PictureFilter(
      pixels: value(pixels, 0, ValueBounds.blur), blur: value(blur, 0, ValueBounds.blur),
      saturation: value(saturation, 1, 0...Self.maxSaturation),
      brightness: value(brightness, 0, -1...1),
      tint: tint?.color(with: parameters, on: stage) ?? .clear)
  }
}

extension GradientPlan {
  /// Creates a gradient from edge to edge at its angle.
  func gradient(with parameters: ParameterValues, on stage: Stage) -> Gradient {
    let direction = Point2D(x: LibM.cos(angle) / 2, y: LibM.sin(angle) / 2)
    let middle = Point2D(x: 0.5, y: 0.5)
    return Gradient(
      stops: stops.map {
        .init(offset: $0.offset, color: $0.color.color(with: parameters, on: stage))
      },
      start: middle - direction, end: middle + direction)
  }
}

extension TransformStepPlan {
  /// Evaluates the operation with the slots of a stage.
  func operation(_ slots: [Double]) -> TransformOperation {
    let n = numbers.map { $0.evaluate(slots).clamped(to: kind.range) }
    return switch kind {
    case .translate: .translate(Vector3(x: n[0], y: n[1], z: n[2]))
    case .scale: .scale(Vector3(x: n[0], y: n[1], z: n[2]))
    case .rotateX: .rotate(n[0], axis: Vector3(x: 1, y: 0, z: 0))
    case .rotateY: .rotate(n[0], axis: Vector3(x: 0, y: 1, z: 0))
    case .rotateZ: .rotate(n[0], axis: Vector3(x: 0, y: 0, z: 1))
    case .skewX: .skew(Point2D(x: n[0], y: 0))
    case .skewY: .skew(Point2D(x: 0, y: n[0]))
    case .perspective:
      .perspective(Vector3(x: 0, y: 0, z: Self.m34(atDistance: n[0])))
    case .matrix:
      .matrix(
        Matrix4(
          rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]),
          (n[8], n[9], n[10], n[11]), (n[12], n[13], n[14], n[15])))
    }
  }

  /// The contribution of z to w for a viewing distance, in points; 0 means no perspective.
  static func m34(atDistance distance: Double) -> Double {
    distance == 0 ? 0 : (-1 / distance).clamped(to: ValueBounds.perspective)
  }
}

extension TransformStepPlan.Kind {
  /// The range of its numbers.
  package var range: ClosedRange<Double> {
    switch self {
    case .translate: ValueBounds.length
    case .scale: ValueBounds.scale
    case .rotateX, .rotateY, .rotateZ: ValueBounds.angle
    case .skewX, .skewY: ValueBounds.skew
    case .perspective: ValueBounds.size
    case .matrix: ValueBounds.matrix
    }
  }
}
