public import SegueTimeline

extension PresentationPlan {
  /// How a presented screen stands on a stage while nothing moves.
  ///
  /// - Parameters:
  ///   - stage: the stage of the presentation or of its dismissal.
  ///   - parameters: values of the preset's parameters.
  ///   - scope: the variables that the plan's expressions read.
  public func presentation(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Presentation {
    let slots = StageValues(stage, parameters, scope: scope).slots
    var result = Presentation(style: style)
    if var color = backdrop?.color(with: parameters) {
      color.alpha *= backdropOpacity.map { min(max($0.evaluate(slots), 0), 1) } ?? 1
      result.backdrop = color
    }
    if let background { result.background = background.color(with: parameters) }
    for motion in whilePresented {
      guard case .channels(let channels) = motion.property.trackProperty,
        case .numbers(let numbers)? = motion.keyframes.first?.value
      else { continue }
      let values = motion.property.trackNumbers(
        numbers.map { $0.evaluate(slots) }, anchor: Point(x: 0.5, y: 0.5))
      for (channel, value) in zip(channels, values) { result.whilePresented[channel] = value }
    }
    return result
  }

  /// Where a presented screen ends up, in the container's coordinates.
  public func finalFrame(
    on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) -> Rect {
    guard let frame else { return stage.container.bounds }
    let slots = StageValues(stage, parameters, scope: scope).slots
    let numbers = frame.map { $0.evaluate(slots) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
