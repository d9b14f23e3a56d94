/// A seeded, repeatable random number generator: a linear congruential generator with the constants
/// of Knuth's MMIX.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func fraction() -> Double { Double(below(1 << 30)) / Double((1 << 30) - 1) }

  mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
}

/// A generator of random well-formed, well-typed formulas that divide and take roots of anything.
struct FormulaGenerator {
  var dice: Dice

  /// Formulas with few steps and digits: doubles compute them without rounding if the variables are
  /// multiples of a quarter.
  mutating func exact(_ depth: Int) -> String {
    guard depth > 0 else {
      return dice.pick(["offset", "parallax", "direction", "0", "1", "-2", "0.5"])
    }
    let next = depth - 1
    let (a, b, c) = (exact(next), exact(next), exact(next))
    switch dice.below(8) {
    case 0, 1: return "(\(a) \(dice.pick(["+", "-"])) \(b))"
    case 2, 3: return "(\(a)) * (\(b))"
    case 4: return "\(dice.pick(["min", "max"]))(\(a), \(b))"
    case 5: return "mix(\(a), \(b), \(c))"
    case 6: return "\(dice.pick(["abs", "-"]))(\(a))"
    default: return "if(\(a) \(dice.pick(["<", "<=", ">", ">=", "==", "!="])) \(b), \(a), \(c))"
    }
  }

  mutating func number(_ depth: Int) -> String {
    guard depth > 0 else { return leaf() }
    let next = depth - 1
    switch dice.below(16) {
    case 0: return leaf()
    case 1, 2:
      return "(\(number(next)) \(dice.pick(["+", "-"])) \(number(next)))"
    case 3, 4: return "\(number(next)) * \(number(next))"
    case 5, 6, 7: return "\(number(next)) / (\(number(next)))"
    case 8: return "\(dice.pick(["min", "max", "hypot"]))(\(number(next)), \(number(next)))"
    case 9: return "clamp(\(number(next)), \(number(next)), \(number(next)))"
    case 10: return "mix(\(number(next)), \(number(next)), \(number(next)))"
    case 11: return "\(dice.pick(["abs", "floor", "round", "sqrt", "-"]))(\(number(next)))"
    case 12:
      return dice.below(2) == 0
        ? "\(dice.pick(["sin", "cos"]))(\(number(next)) * 1rad)"
        : "\(dice.pick(["sin", "cos"]))(angle(\(number(next)), \(number(next))))"
    case 13: return "mod(\(number(next)), \(number(next)))"
    case 14: return guarded(next)
    default: return "if(\(condition(next)), \(number(next)), \(number(next)))"
    }
  }

  /// A division guarded by the condition that makes it valid.
  private mutating func guarded(_ depth: Int) -> String {
    let divisor = "(\(number(depth)))"
    switch dice.below(3) {
    case 0: return "if(\(divisor) > 0, \(number(depth)) / \(divisor), \(number(depth)))"
    case 1: return "if(\(divisor) == 0, \(number(depth)), \(number(depth)) / \(divisor))"
    default: return "if(not (\(divisor) >= 0 or dark), 1 / \(divisor), \(number(depth)))"
    }
  }

  mutating func condition(_ depth: Int) -> String {
    let sign = dice.pick(["<", "<=", ">", ">=", "==", "!="])
    let comparison = "\(number(depth)) \(sign) \(number(depth))"
    switch dice.below(4) {
    case 0 where depth > 0: return "\(comparison) and \(condition(depth - 1))"
    case 1 where depth > 0: return "not (\(comparison)) or \(condition(depth - 1))"
    default: return comparison
    }
  }

  private mutating func leaf() -> String {
    dice.pick([
      "offset", "parallax", "corner-radius", "direction", "container.width", "source.x",
      "item.index", "item.count", "gesture.velocity.y", "progress", "0", "1", "2.5", "-3", "1e30",
    ])
  }
}
