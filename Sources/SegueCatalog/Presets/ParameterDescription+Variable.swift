package import SegueTimeline

extension ParameterDescription {
  /// The parameter as a variable of expressions; nil for colors.
  package var variable: Variable? {
    switch kind {
    case .number(let range), .length(let range): variable(.number, range)
    case .angle(let range): variable(.angle, range)
    case .duration(let range): variable(.duration, range)
    case .boolean: variable(.boolean, 0...1)
    case .choice(let names): Variable(name: name, choices: names)
    case .color: nil
    }
  }

  private func variable(_ type: ExpressionType, _ range: ClosedRange<Double>) -> Variable {
    Variable(name: name, type: type, interval: Interval(range))
  }
}
