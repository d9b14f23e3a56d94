import SegueCatalog
import SegueTimeline

/// Finds the formula behind a number by its values on several stages.
struct FormulaFinder {
  /// A value for each sample.
  private typealias Values = SIMD8<Double>

  /// A formula with its values in the samples.
  private struct Candidate {
    let formula: Formula
    let values: Values
    /// A sample in which it differs from the first, and by how much; nil if there is none.
    let change: (sample: Int, distance: Double)?
    /// Whether it is a condition, with which nothing is computed.
    let isFlag: Bool

    init(_ formula: Formula, _ values: [Double], isFlag: Bool = false) {
      (self.formula, self.values, self.isFlag) = (formula, Values(values), isFlag)
      let distances = values.map { $0 - values[0] }
      change = distances.firstIndex { abs($0) > 1e-6 }.map { ($0, distances[$0]) }
    }
  }

  /// What the preset's tracks say, then single variables.
  private var candidates: [Candidate] = []
  /// Durations and delays that the preset writes.
  private var times: [Candidate] = []

  /// Prepares to find formulas.
  ///
  /// - Parameters:
  ///   - expressions: those of the operation's plan.
  ///   - reader: reads them in the operation's terms.
  ///   - slots: the values of the expressions' variables in each sample.
  init(
    _ expressions: PlanExpressions, _ reader: FormulaReader, slots: [[Double]],
    samples: [RecipeSample]
  ) {
    func candidate(_ expression: Expression) -> Candidate {
      Candidate(reader.formula(expression), slots.map { expression.evaluate($0) })
    }
    times = unique(expressions.times.map(candidate))
    candidates = unique(
      expressions.values.map(candidate)
        + expressions.derived.map { parts, formula in
          Candidate(
            formula(parts.map(reader.formula)).replacing { _ in nil },
            slots.map { slots in
              let numbers = parts.map { Formula.number($0.evaluate(slots)) }
              return formula(numbers).value { _ in 0 }
            })
        })
    let variables = reader.scope.formulaSlots.map { slot in
      Candidate(
        reader.variable(slot), slots.map { $0[slot] },
        isFlag: reader.scope.variable(at: slot).type == .boolean)
    }
    let colors = ["red", "green", "blue"].enumerated().map { place, name in
      Candidate(
        .variable("surface.\(name)"),
        samples.map {
          [$0.stage.surface.red, $0.stage.surface.green, $0.stage.surface.blue][place]
        })
    }
    candidates += unique(variables + colors + Self.bars(samples))
  }

  /// Returns the formula of a number; nil if there is none.
  ///
  /// - Parameter owner: a layer, whose own variables are meant where several have the same value.
  func formula(of values: [Double], owner: String? = nil) -> Formula? {
    let values = Values(values)
    if let owner, !isConstant(values) {
      let own = candidates.first {
        guard case .variable(let name) = $0.formula, areEqual($0.values, values) else {
          return false
        }
        return name.hasPrefix(owner + ".")
      }
      if let own { return own.formula }
    }
    return formula(of: values, among: candidates)
  }

  /// Returns the formula of a time; nil if there is none.
  func time(of values: [Double]) -> Formula? {
    formula(of: Values(values), among: times) ?? formula(of: values)
  }

  private func formula(of values: Values, among candidates: [Candidate]) -> Formula? {
    if isConstant(values) { return .number(tidy(values[0])) }
    if let exact = candidates.first(where: { areEqual($0.values, values) }) { return exact.formula }
    return multiple(values, of: candidates) ?? sum(values, of: candidates)
  }

  /// The frames of bars, which no expression can name: `navigation-bar.from.width`.
  private static func bars(_ samples: [RecipeSample]) -> [Candidate] {
    ["navigation-bar", "tab-bar"].flatMap { bar in
      ["from", "to"].flatMap { side in
        let frames = samples.map { sample in
          let bars = side == "from" ? sample.stage.fromBars : sample.stage.toBars
          return (bar == "tab-bar" ? bars.tab : bars.navigation) ?? Stage.Element(frame: .zero)
        }
        let numbers: [(String, (Stage.Element) -> Double)] = [
          ("x", \.frame.minX), ("y", \.frame.minY), ("width", \.frame.width),
          ("height", \.frame.height), ("center.x", \.frame.center.x),
          ("center.y", \.frame.center.y), ("max-x", \.frame.maxX), ("max-y", \.frame.maxY),
          ("corner-radius", \.cornerRadius),
        ]
        return numbers.map { name, number in
          Candidate(.variable("\(bar).\(side).\(name)"), frames.map(number))
        }
      }
    }
  }

  /// Returns a multiple of a candidate, plus a number; of a condition, one of two numbers.
  private func multiple(_ values: Values, of candidates: [Candidate]) -> Formula? {
    for candidate in candidates {
      guard let (slope, start) = line(values, over: candidate) else { continue }
      if candidate.isFlag {
        return .ternary(
          .select, candidate.formula, .number(tidy(slope + start)), .number(start))
      }
      let multiple = Formula.binary(.multiply, .number(slope), candidate.formula)
      return Formula.binary(.add, multiple, .number(start)).replacing { _ in nil }
    }
    return nil
  }

  /// Returns a candidate plus a multiple of another one and a number.
  private func sum(_ values: Values, of candidates: [Candidate]) -> Formula? {
    for first in candidates {
      if let rest = multiple(values - first.values, of: candidates) {
        return Formula.binary(.add, first.formula, rest).replacing { _ in nil }
      }
    }
    return nil
  }

  /// Returns what a candidate is multiplied by, and what is added, to give some values; nil if no two numbers do.
  private func line(_ values: Values, over candidate: Candidate) -> (slope: Double, start: Double)?
  {
    guard let change = candidate.change else { return nil }
    let slope = (values[change.sample] - values[0]) / change.distance
    let start = values[0] - slope * candidate.values[0]
    guard areEqual(slope * candidate.values + start, values) else { return nil }
    let tidied = (slope: tidy(slope), start: tidy(start))
    guard tidied.slope != 0, areEqual(tidied.slope * candidate.values + tidied.start, values) else {
      return nil
    }
    return tidied
  }

  private func unique(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<Formula> = []
    return candidates.filter { $0.formula.constant == nil && seen.insert($0.formula).inserted }
  }

  private func isConstant(_ values: Values) -> Bool {
    areEqual(values, Values(repeating: values[0]))
  }

  private func areEqual(_ a: Values, _ b: Values) -> Bool {
    let difference = a - b
    let bound = (a * a + Values(repeating: 1)) * 1e-18
    return all(difference * difference .<= bound)
  }

  /// Removes the rounding errors of arithmetic.
  private func tidy(_ value: Double) -> Double {
    let rounded = (value * 1e9).rounded() / 1e9
    return abs(rounded - value) <= 1e-10 * max(1, abs(value)) ? rounded : value
  }
}

extension ExpressionScope {
  /// The slots of variables that a transition's formulas can read.
  fileprivate var formulaSlots: [Int] {
    let elements = elements.compactMap(slots(ofElement:)).flatMap {
      $0.first..<$0.first + ElementSlots.count
    }
    return (Array(0..<StageSlots.count) + parameterSlots + elements).filter { slot in
      let name = variable(at: slot).name
      return ["item.", "gesture.", "scroll."].allSatisfy { !name.hasPrefix($0) }
        && name != "progress" && name != "seed"
    }
  }
}
