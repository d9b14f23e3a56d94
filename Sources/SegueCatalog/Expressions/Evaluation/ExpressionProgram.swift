/// The instructions of a compiled expression, for a stack machine.
package struct ExpressionProgram: Hashable, Sendable {
  /// The capacity of the stack, in values.
  static let stackSize = 128

  let steps: [Instruction]
  /// One more than the highest slot read.
  let slotCount: UInt32

  /// Creates a program; nil if it exceeds the stack.
  init?(_ steps: [Instruction]) {
    var (height, highest) = (0, 0)
    var slots: UInt32 = 0
    for step in steps {
      height += step.growth
      highest = max(highest, height)
      if case .variable(let slot) = step { slots = max(slots, slot + 1) }
    }
    guard highest <= Self.stackSize else { return nil }
    // Allocated at its exact size: a catalog holds tens of thousands of programs.
    self.steps = steps.withUnsafeBufferPointer(Array.init)
    slotCount = slots
  }

  /// Runs instructions that read no variables: a constant expression.
  package static func run(_ steps: ArraySlice<Instruction>) -> Double {
    steps.withUnsafeBufferPointer { run($0, UnsafeBufferPointer(start: nil, count: 0)) }
  }

  /// Runs the program with the values of its slots.
  func run(_ values: UnsafeBufferPointer<Double>) -> Double {
    precondition(
      values.count >= Int(slotCount), "an expression needs a value for each of its slots")
    return steps.withUnsafeBufferPointer { Self.run($0, values) }
  }

  /// Runs all instructions of an expression; the values must cover every slot that they read.
  static func run(
    _ steps: UnsafeBufferPointer<Instruction>, _ values: UnsafeBufferPointer<Double>
  ) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: stackSize) { stack in
      var top = -1
      for step in steps {
        switch step {
        case .constant(let value):
          top += 1
          stack[top] = value
        case .variable(let slot):
          top += 1
          stack[top] = values[Int(slot)]
        case .unary(let operation):
          stack[top] = operation(stack[top])
        case .binary(let operation):
          top -= 1
          stack[top] = operation(stack[top], stack[top + 1])
        case .ternary(let operation):
          top -= 2
          stack[top] = operation(stack[top], stack[top + 1], stack[top + 2])
        }
      }
      return stack[top]
    }
  }
}
