import SegueTimeline

/// The motions of layers that follow a gesture, as steps that run without copying or retaining.
///
/// Almost all motions set numbers of channels; their formulas are in one list. The others are written one by one.
struct DrivenSteps: Sendable {
  private enum Step: Sendable {
    /// Makes the formulas that follow read the values of a sibling or slice.
    case item(Int)
    /// Evaluates the formula with this range of instructions; the result is the number to set.
    case evaluate(first: Int, end: Int)
    /// Sets a channel of a layer to the number evaluated last.
    case set(Channel, layer: Int)
    /// Writes a motion of another kind, by its index.
    case write(Int)
  }

  private var steps: [Step] = []
  private var instructions: [Instruction] = []
  /// One more than the highest slot that the instructions read.
  private var slotCount = 0
  private var items: [StageValues.Item] = []
  private var others: [DrivenMotion] = []

  /// Prepares motions, which are written in this order.
  init(_ motions: [DrivenMotion]) {
    for motion in motions {
      if let channels = motion.channels {
        add(channels, motion)
      } else {
        steps.append(.write(others.count))
        others.append(motion)
      }
    }
    for case .variable(let slot) in instructions { slotCount = max(slotCount, Int(slot) + 1) }
  }

  private mutating func add(
    _ channels: [(channel: Channel, formula: Expression)], _ motion: DrivenMotion
  ) {
    if let item = motion.item {
      steps.append(.item(items.count))
      items.append(item)
    }
    for (channel, formula) in channels {
      let first = instructions.count
      if let constant = formula.constantValue {
        instructions.append(.constant(constant))
      } else {
        instructions.append(contentsOf: formula.instructions)
      }
      steps.append(.evaluate(first: first, end: instructions.count))
      steps.append(.set(channel, layer: motion.layer))
    }
  }

  /// Writes the numbers for the current values, without allocating.
  func write(_ values: inout StageValues, into frame: inout Frame) {
    precondition(values.slots.count >= slotCount, "a formula needs a value for each of its slots")
    var number = 0.0
    for index in steps.indices {
      switch steps[index] {
      case .item(let item): values.setItem(items[item])
      case .evaluate(let first, let end): number = evaluate(first, end, values)
      case .set(let channel, let layer): frame.states[layer][channel] = channel.clamped(number)
      case .write(let other): others[other].write(&values, into: &frame)
      }
    }
  }

  private func evaluate(_ first: Int, _ end: Int, _ values: StageValues) -> Double {
    instructions.withUnsafeBufferPointer { instructions in
      values.slots.withUnsafeBufferPointer { slots in
        ExpressionProgram.run(UnsafeBufferPointer(rebasing: instructions[first..<end]), slots)
      }
    }
  }
}

extension DrivenMotion {
  /// The channels that it sets and their formulas; nil if it writes anything else.
  fileprivate var channels: [(channel: Channel, formula: Expression)]? {
    guard case .numbers(let formulas) = value else { return nil }
    switch property.target {
    // A moved anchor point keeps the layer in its place.
    case .channels(let channels) where property.name != "anchor":
      return zip(channels, formulas).map { (channel: $0, formula: $1) }
    case .spread(let channels):
      return channels.compactMap { channel in formulas.first.map { (channel, $0) } }
    default: return nil
    }
  }
}
