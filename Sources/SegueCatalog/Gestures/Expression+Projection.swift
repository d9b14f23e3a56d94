extension Expression {
  /// Returns the instructions for where a gesture's progress would be some time after the finger's release,
  /// if its speed carried it on: `projected(…)` in presets.
  ///
  /// This expression is the progress. The result is the same formula with the gesture's variables replaced by
  /// what they would be at that time, clamped to their intervals, so that everything verified for the progress
  /// also holds for the result. A transition that was caught may have another progress than this formula gives;
  /// the difference is added.
  ///
  /// - Parameter seconds: the instructions for the time, in seconds.
  package func projected(after seconds: [Instruction]) -> [Instruction] {
    let now = constantValue.map { [.constant($0)] } ?? instructions
    let later = now.flatMap { instruction -> [Instruction] in
      guard case .variable(let slot) = instruction, let moving = MovingVariable(slot: Int(slot))
      else { return [instruction] }
      return moving.instructions(after: seconds)
    }
    return later + now + [.constant(0), .constant(1), .ternary(.clamp), .binary(.subtract)]
      + [.variable(UInt32(StageSlots.progress)), .binary(.add)]
  }
}

/// A variable of a gesture whose speed is known.
private struct MovingVariable {
  let slot: UInt32
  let speed: UInt32
  let bounds: ClosedRange<Double>

  /// The variable of a slot; nil for all others.
  init?(slot: Int) {
    let place = -2 * Variable.farthest...2 * Variable.farthest
    // The gesture's variables, in the order of their slots.
    let speeds: [Int: (speed: Int, bounds: ClosedRange<Double>)] = [
      0: (2, place), 1: (3, place), 4: (5, place), 8: (9, place),
      6: (10, 1 / Variable.farthest...Variable.farthest),
    ]
    guard let found = speeds[slot - StageSlots.gesture] else { return nil }
    self.slot = UInt32(slot)
    speed = UInt32(StageSlots.gesture + found.speed)
    bounds = found.bounds
  }

  func instructions(after seconds: [Instruction]) -> [Instruction] {
    [.variable(slot), .variable(speed)] + seconds + [.binary(.multiply), .binary(.add)]
      + [.constant(bounds.lowerBound), .constant(bounds.upperBound), .ternary(.clamp)]
  }
}
