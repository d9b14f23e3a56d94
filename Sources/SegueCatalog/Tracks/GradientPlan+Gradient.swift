import SegueTimeline

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
