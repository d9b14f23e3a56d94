public import SegueTimeline

extension PresentationPlan {
  /// Evaluates the resting arrangement of a presentation on a stage.
  ///
  /// - Parameters:
  ///   - stage: the stage of the presentation or of its dismissal.
  ///   - parameters: values of the preset's parameters.
  ///   - scope: the variables of the plan's expressions.
  public func presentation(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Presentation {
    let slots = StageValues(stage, parameters, scope: scope).slots
    var result = Presentation(style: style)
    result.isResizable = !detents.isEmpty
    result.dismissesByTapOutside = tapOutside == .dismisses
    (result.corners, result.cornerCurve) = (corners, cornerCurve)
    result.shadow = elevation.shadow(isDark: stage.traits.isDark)
    if var color = backdrop?.color(with: parameters, on: stage) {
      color.alpha *= backdropOpacity.map { min(max($0.evaluate(slots), 0), 1) } ?? 1
      result.backdrop = color
    }
    if let background { result.background = background.color(with: parameters, on: stage) }
    for motion in whilePresented {
      guard case .channels(let channels) = motion.property.trackProperty,
        let values = motion.kept(slots, parameters, on: stage)
      else { continue }
      for (channel, value) in zip(channels, values) { result.whilePresented[channel] = value }
    }
    return result
  }

  /// The final corner radius of a presented screen, in points; nil to keep its own.
  public func finalCornerRadius(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Double? {
    let slots = StageValues(stage, parameters, scope: scope).slots
    return cornerRadius.map { $0.evaluate(slots).clamped(to: ValueBounds.size) }
  }

  /// The final frame of a presented screen, in the container's coordinates.
  public func finalFrame(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Rect2D {
    guard let frame = frame ?? detents.first?.frame else { return stage.container.bounds }
    return Rect2D(frame, StageValues(stage, parameters, scope: scope).slots)
  }

  /// The frame in which a presented screen is laid out for pictures: that of the largest detent, of
  /// which the others show the upper part.
  package func layoutFrame(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Rect2D {
    let frames = detents(on: stage, parameters: parameters, scope: scope).map { $0.frame }
    return frames.max { $0.width * $0.height < $1.width * $1.height }
      ?? finalFrame(on: stage, parameters: parameters, scope: scope)
  }

  /// The resting places of a presented screen; none if it has only one.
  public func detents(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> [Detent] {
    guard !detents.isEmpty else { return [] }
    let slots = StageValues(stage, parameters, scope: scope).slots
    return detents.map { Detent(name: $0.name, frame: Rect2D($0.frame, slots)) }
  }
}

extension Stage {
  /// Lays out the presented screen as a preset specifies.
  package mutating func present(by preset: Preset, parameters: ParameterValues) {
    guard let plan = preset.presentation else {
      presentation = Presentation()
      return
    }
    let scope = preset.scope
    presentation = plan.presentation(on: self, parameters: parameters, scope: scope)
    let frame = plan.finalFrame(on: self, parameters: parameters, scope: scope)
    let radius = plan.finalCornerRadius(on: self, parameters: parameters, scope: scope) ?? 0
    if operation == .present {
      (to.frame, to.cornerRadius) = (frame, radius)
    } else {
      (from.frame, from.cornerRadius) = (frame, radius)
    }
  }
}

extension Rect2D {
  /// Evaluates x, y, width and height.
  fileprivate init(_ frame: [Expression], _ slots: [Double]) {
    let numbers = frame.map { $0.evaluate(slots) }
    self.init(
      x: numbers[0].clamped(to: ValueBounds.length), y: numbers[1].clamped(to: ValueBounds.length),
      width: numbers[2].clamped(to: ValueBounds.size),
      height: numbers[3].clamped(to: ValueBounds.size))
  }
}

extension PropertyMotion {
  /// The numbers of a kept property value.
  fileprivate func kept(
    _ slots: [Double], _ parameters: ParameterValues, on stage: Stage
  ) -> [Double]? {
    switch keyframes.first?.value {
    case .numbers(let numbers):
      property.trackNumbers(
        property.bounded(numbers.map { $0.evaluate(slots) }, adds: false),
        anchor: Point2D(x: 0.5, y: 0.5))
    case .color(let color): color.color(with: parameters, on: stage).numbers
    case .transform, .path, nil: nil
    }
  }
}
