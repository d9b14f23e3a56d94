package import SegueTimeline

/// Layers driven by a gesture or a scroll position, evaluated at every update.
///
/// Properties without a formula keep their before-state.
package struct DrivenLayers: Sendable {
  /// The layers in their before-state, without tracks.
  package let timeline: Timeline
  private let steps: DrivenSteps

  /// Prepares the tracks for a stage.
  ///
  /// - Parameters:
  ///   - tracks: the tracks; each property has a single value.
  ///   - layers: added layers and settings of existing ones.
  ///   - stage: the inputs of the transition.
  ///   - screens: the layers that always exist; nil for the two screens of a transition.
  /// - Throws: ``AnimatorFailure`` if the layers do not form a valid timeline.
  package init(
    _ tracks: [TrackPlan], layers: [LayerPlan] = [], on stage: Stage, parameters: ParameterValues,
    scope: ExpressionScope, screens: [String]? = nil
  ) throws(AnimatorFailure) {
    var plan = ChoreographyPlan(phase: PhasePlan(parts: .tracks(tracks)))
    plan.layers = layers
    var builder = ChoreographyBuilder(
      plan: plan, stage: stage, values: StageValues(stage, parameters, scope: scope),
      parameters: parameters, screens: screens)
    do throws(TimelineProblem) {
      let (timeline, motions) = try builder.followingLayers()
      (self.timeline, steps) = (timeline, DrivenSteps(motions))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// Writes the state of the layers for the current values, without allocating.
  ///
  /// - Parameters:
  ///   - values: the state of the gesture and the progress of the transition.
  ///   - frame: a frame of ``timeline``; any other is replaced.
  package func write(_ values: inout InteractionValues, into frame: inout Frame) {
    timeline.sample(at: 0, into: &frame)
    steps.write(&values.stage, into: &frame)
  }
}

/// A property of a layer that follows a gesture or scroll position.
struct DrivenMotion: Sendable {
  let layer: Int
  let property: MotionProperty
  let value: ValuePlan
  let item: StageValues.Item?
  /// The components of a color, which are constant.
  let color: [Double]

  func write(_ values: inout StageValues, into frame: inout Frame) {
    if let item { values.setItem(item) }
    values.slots.withUnsafeBufferPointer { slots in
      switch value {
      case .numbers(let formulas):
        if case .mask(.polygon) = property.target {
          frame.setCorners(of: layer) { formulas[$0].evaluate(slots) }
        } else {
          property.write(to: &frame.states[layer]) { formulas[$0].evaluate(slots) }
        }
      case .color: property.write(to: &frame.states[layer]) { color[$0] }
      case .path(let steps): frame.setPath(of: layer, steps, slots)
      case .transform(let steps):
        frame.states[layer].matrix = steps.reduce(.identity) { $0 * $1.matrix(slots) }
      }
    }
  }
}

extension Frame {
  /// Writes the points of a layer's path, without allocating.
  fileprivate mutating func setPath(
    of layer: Int, _ steps: [PathStepPlan], _ slots: UnsafeBufferPointer<Double>
  ) {
    guard let places = states[layer].mask?.shape.vertices else { return }
    var next = places.lowerBound
    steps.forEachPoint(slots) { point in
      if next < places.upperBound { vertices[next] = point }
      next += 1
    }
  }

  /// Writes the vertices of a layer's polygon mask, alternating x and y, without allocating.
  fileprivate mutating func setCorners(of layer: Int, _ number: (Int) -> Double) {
    guard case .polygon(let first, let count)? = states[layer].mask?.shape else { return }
    for corner in 0..<count {
      vertices[first + corner] = Point2D(
        x: number(2 * corner).clamped(to: ValueBounds.length),
        y: number(2 * corner + 1).clamped(to: ValueBounds.length))
    }
  }
}

extension MotionProperty {
  /// Writes a value as given in the preset to a layer, without allocating.
  fileprivate func write(to state: inout LayerState, _ number: (Int) -> Double) {
    switch target {
    case .channels(let channels):
      let frame = state.frame
      for (index, channel) in channels.enumerated() {
        state[channel] = channel.clamped(number(index))
      }
      if name == "anchor" { state.keepFrame(frame) }
    case .corners: state[.corners] = Self.corners(at: number(0))
    case .spread(let channels):
      for channel in channels { state[channel] = channel.clamped(number(0)) }
    case .frame:
      let size = Size2D(
        width: number(2).clamped(to: ValueBounds.size),
        height: number(3).clamped(to: ValueBounds.size))
      state.bounds.size = size
      state.position = Point2D(
        x: Channel.positionX.clamped(number(0) + state.anchorPoint.x * size.width),
        y: Channel.positionY.clamped(number(1) + state.anchorPoint.y * size.height))
    case .eyeDistance(let channel):
      state[channel] = TransformStepPlan.m34(atDistance: number(0))
    case .mask(let form):
      guard form != .polygon, form != .path else { return }
      state.mask = mask
      if form.isGradient { return form.write(to: &state, number) }
      state.mask?.frame = form.frame(number)
      if form == .roundedRect { state.mask?.cornerRadius = number(4).clamped(to: ValueBounds.size) }
    case .transform: break
    }
  }
}

extension MotionProperty.MaskForm {
  fileprivate var isGradient: Bool {
    self == .linearGradient || self == .radialGradient || self == .conicGradient
  }

  /// Writes the numbers of a gradient, without allocating.
  fileprivate func write(to state: inout LayerState, _ number: (Int) -> Double) {
    func set(_ channel: Channel, _ index: Int) { state[channel] = channel.clamped(number(index)) }
    set(.maskX, 0)
    set(.maskY, 1)
    switch self {
    case .linearGradient:
      set(.maskEndX, 2)
      set(.maskEndY, 3)
    case .radialGradient:
      set(.maskInnerRadius, 2)
      set(.maskOuterRadius, 3)
    default:
      set(.maskStartAngle, 2)
      set(.maskEndAngle, 3)
      set(.maskSoftness, 4)
    }
  }

  /// The mask's frame from the preset's numbers.
  fileprivate func frame(_ number: (Int) -> Double) -> Rect2D {
    let origin = Point2D(
      x: number(0).clamped(to: ValueBounds.length), y: number(1).clamped(to: ValueBounds.length))
    let width = number(2).clamped(to: ValueBounds.size)
    var height: Double { number(3).clamped(to: ValueBounds.size) }
    return switch self {
    case .circle: Rect2D(center: origin, size: Size2D(width: 2 * width, height: 2 * width))
    case .ellipse:
      Rect2D(center: origin, size: Size2D(width: 2 * width, height: 2 * height))
    default: Rect2D(origin: origin, size: Size2D(width: width, height: height))
    }
  }
}

extension TransformStepPlan {
  /// The operation's matrix for the slots' values; does not allocate.
  fileprivate func matrix(_ slots: UnsafeBufferPointer<Double>) -> Matrix4 {
    func n(_ index: Int) -> Double { numbers[index].evaluate(slots).clamped(to: kind.range) }
    return switch kind {
    case .translate: .translation(n(0), n(1), n(2))
    case .scale: .scale(n(0), n(1), n(2))
    case .rotateX: .rotation(n(0), x: 1, y: 0, z: 0)
    case .rotateY: .rotation(n(0), x: 0, y: 1, z: 0)
    case .rotateZ: .rotation(n(0), x: 0, y: 0, z: 1)
    case .skewX: .skew(Point2D(x: n(0), y: 0))
    case .skewY: .skew(Point2D(x: 0, y: n(0)))
    case .perspective:
      .perspective(m14: 0, m24: 0, m34: Self.m34(atDistance: n(0)))
    case .matrix:
      Matrix4(
        rows: (n(0), n(1), n(2), n(3)), (n(4), n(5), n(6), n(7)), (n(8), n(9), n(10), n(11)),
        (n(12), n(13), n(14), n(15)))
    }
  }
}
