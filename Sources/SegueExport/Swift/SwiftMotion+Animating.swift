/// The methods that add animations to a transition.
extension SwiftMotion {
  var adding: String {
    var plain = ["linear"]
    if timings.kinds.contains(.curve) { plain.append("curve") }
    let basic = """
      let animation = CABasicAnimation(keyPath: keyPath)
      \(timings.kinds.contains(.curve) ? "animation.timingFunction = timing.function\n" : "")\
      (animation.fromValue, animation.toValue) = (from, to)
      add(animation, to: view, after: delay, for: duration)
      """
    var text = """
        /// Moves a number of a view's layer.
        func animate(
          _ view: UIView, _ keyPath: String, from: CGFloat, to: CGFloat, _ timing: Timing = .linear,
          after delay: TimeInterval = 0, for duration: TimeInterval? = nil
        ) {
          // A finger sets the pace itself.
          let timing: Timing = context.isInteractive ? .linear : timing

      """
    if timings.kinds.isSubset(of: [.curve]) {
      text += indented(basic, 4)
    } else {
      text += "    switch timing {\n"
      text += "    case " + plain.map { "." + $0 }.joined(separator: ", ") + ":\n"
      text += indented(basic, 6)
      if timings.kinds.contains(.stops) { text += stops }
      if timings.kinds.contains(.curves) { text += curves }
      if timings.kinds.contains(.spring) { text += spring }
      text += "    }\n"
    }
    text += "  }\n"
    if used.contains("through: [") { text += "\n" + through }
    return text + "\n" + add
  }

  private func indented(_ text: String, _ count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { space + $0 + "\n" }.joined()
  }

  private var stops: String {
    """
        case .stops(let stops):
          let animation = CAKeyframeAnimation(keyPath: keyPath)
          animation.keyTimes = stops.map { NSNumber(value: Double($0.0)) }
          animation.values = stops.map { from + (to - from) * $0.1 }
          add(animation, to: view, after: delay, for: duration)

    """
  }

  private var curves: String {
    """
        case .curves(let curves):
          let animation = CAKeyframeAnimation(keyPath: keyPath)
          animation.keyTimes = [0] + curves.map { NSNumber(value: Double($0.time)) }
          animation.values = [from] + curves.map { from + (to - from) * $0.way }
          animation.timingFunctions = curves.map(\\.points).map {
            CAMediaTimingFunction(controlPoints: $0[0], $0[1], $0[2], $0[3])
          }
          add(animation, to: view, after: delay, for: duration)

    """
  }

  private var spring: String {
    """
        case .spring(let damping, let angle, let velocity, let rest):
          let spring = CASpringAnimation(keyPath: keyPath)
          let frequency = angle / (duration ?? self.duration)
          spring.stiffness = frequency * frequency
          spring.damping = 2 * damping * frequency
          spring.initialVelocity = velocity
          (spring.fromValue, spring.toValue) = (from, to)
          add(spring, to: view, after: delay, for: duration)
          // What is left when the duration is over would be a jump. It is spread over the whole motion.
          let remainder = CABasicAnimation(keyPath: keyPath)
          remainder.isAdditive = true
          remainder.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 1)
          (remainder.fromValue, remainder.toValue) = (0, rest * (to - from))
          add(remainder, to: view, after: delay, for: duration)

    """
  }

  private var through: String {
    let hasSteps = used.contains("by: [")
    var body: [String] = []
    if timings.kinds.contains(.curve) {
      body.append("    let timing: Timing = context.isInteractive ? .linear : timing")
    }
    body += [
      "    let animation = CAKeyframeAnimation(keyPath: keyPath)",
      "    (animation.values, animation.keyTimes) = (values, times)",
    ]
    if timings.kinds.contains(.curve) {
      body.append("    animation.timingFunction = timing.function")
    }
    if timings.hasSpringSteps {
      body.append(
        """
            if case .spring = timing, !context.isInteractive {
              // A spring through several values, in steps that are too small to be seen.
              let offsets = times.map { CGFloat($0.doubleValue) }
              let corners = offsets.dropFirst().dropLast().map(timing.time)
              let steps = ((0...240).map { CGFloat($0) / 240 } + corners).sorted()
              animation.keyTimes = steps.map { NSNumber(value: Double($0)) }
              animation.values = steps.map { step -> CGFloat in
                let progress = timing.progress(at: step)
                let index = max(offsets.dropLast().lastIndex { $0 <= progress } ?? 0, 0)
                let part = (progress - offsets[index]) / (offsets[index + 1] - offsets[index])
                return values[index] + (values[index + 1] - values[index]) * part
              }
            }
        """)
    }
    if hasSteps {
      body.append(
        "    if !context.isInteractive { animation.timingFunctions = timings?.map(\\.function) }")
    }
    return """
        /// Moves a number of a view's layer through several values.
        func animate(
          _ view: UIView, _ keyPath: String, through values: [CGFloat], at times: [NSNumber],
      \(hasSteps ? "    by timings: [Timing]? = nil,\n" : "")\
          _ timing: Timing = .linear, after delay: TimeInterval = 0, for duration: TimeInterval? = nil
        ) {
      \(body.joined(separator: "\n"))
          add(animation, to: view, after: delay, for: duration)
        }

      """
  }

  private var add: String {
    """
      private func add(
        _ animation: CAPropertyAnimation, to view: UIView, after delay: TimeInterval,
        for duration: TimeInterval?
      ) {
        let isFirst = !animations.contains {
          $0.layer === view.layer && $0.animation.keyPath == animation.keyPath
        }
        (animation.beginTime, animation.duration) = (delay, duration ?? self.duration)
        // Before its delay, a second animation of the same value leaves it to the first.
        animation.fillMode = isFirst || delay == 0 ? .both : .forwards
        animations.append((view.layer, animation))
      }

    """
  }
}
