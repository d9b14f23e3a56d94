import SegueTimeline

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
