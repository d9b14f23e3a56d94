/// The type of timings.
extension SwiftMotion {
  var timing: String {
    var cases = ["  case linear"]
    if timings.kinds.contains(.curve) {
      cases += [
        "  /// A cubic Bézier curve, by its control points.",
        "  case curve(Float, Float, Float, Float)",
      ]
    }
    if timings.kinds.contains(.stops) {
      cases += [
        "  /// Straight lines between fractions of the time and of the way.",
        "  case stops([(CGFloat, CGFloat)])",
      ]
    }
    if timings.kinds.contains(.curves) {
      cases += [
        "  /// Cubic Bézier curves one after another: the time and the way at the end of each, and its control points.",
        "  case curves([(time: CGFloat, way: CGFloat, points: [Float])])",
      ]
    }
    if timings.kinds.contains(.spring) {
      cases += [
        "  /// A spring by its damping ratio, its angular frequency times the duration, its first speed in ways a second, and",
        "  /// what is left of the way when the duration is over.",
        "  case spring(damping: CGFloat, angle: CGFloat, velocity: CGFloat = 0, rest: CGFloat)",
      ]
    }
    return """
      // MARK: - Animations

      /// How a value goes from one to the next.
      private enum Timing {
      \(cases.joined(separator: "\n"))\(function)\(springSteps)
      }

      """
  }

  private var function: String {
    guard timings.kinds.contains(.curve) else { return "" }
    return """


        var function: CAMediaTimingFunction {
          guard case .curve(let x1, let y1, let x2, let y2) = self else {
            return CAMediaTimingFunction(name: .linear)
          }
          return CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
        }
      """
  }

  private var springSteps: String {
    guard timings.hasSpringSteps else { return "" }
    return """


        /// How far a spring is at a fraction of its duration.
        func progress(at time: CGFloat) -> CGFloat {
          guard case .spring(let damping, let angle, _, let rest) = self else { return time }
          let swing = damping < 1 ? sqrt(1 - damping * damping) * angle : 0
          let wave =
            damping < 1
            ? cos(swing * time) + damping * angle / swing * sin(swing * time) : 1 + angle * time
          let ending = rest * time * time * (3 - 2 * time)
          return 1 - exp(-damping * angle * time) * wave + ending
        }

        /// When a spring has come so far.
        func time(at progress: CGFloat) -> CGFloat {
          var (early, late): (CGFloat, CGFloat) = (0, 1)
          for _ in 0..<30 {
            let middle = (early + late) / 2
            if self.progress(at: middle) < progress { early = middle } else { late = middle }
          }
          return late
        }
      """
  }
}
