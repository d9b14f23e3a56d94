extension TimingParser {
  /// Parses the stops of `linear(…)`: numbers, each with up to two percentages beside it.
  mutating func linear(_ name: TimingWord) throws(TimingSyntaxError) -> TimingFunction {
    var stops: [LinearStop] = []
    repeat {
      stops += try linearStops()
    } while try more()
    guard stops.count > 1 else {
      throw TimingSyntaxError("linear() needs at least two stops", at: span(from: name))
    }
    try checkOrder(of: stops)
    let placed = Self.placed(stops)
    return try located([:], in: name) { () throws(TimingProblem) in
      .piecewiseLinear(try PiecewiseLinear(stops: placed))
    }
  }

  /// Parses one argument: two percentages make two stops with one value.
  private mutating func linearStops() throws(TimingSyntaxError) -> [LinearStop] {
    var value: TimingQuantity?
    var percentages: [TimingQuantity] = []
    while let quantity = scanner.quantity() {
      if quantity.unit == "%", percentages.count < 2 {
        percentages.append(quantity)
      } else if quantity.unit == "", value == nil {
        value = quantity
      } else {
        throw TimingSyntaxError(
          "a stop must be one number with at most two percentages, such as 0.2 10%",
          at: quantity.range)
      }
    }
    guard let value else {
      throw TimingSyntaxError("expected a stop, such as 0.2 or 0.2 10%", at: scanner.next)
    }
    if percentages.isEmpty { return [LinearStop(value: value, percentage: nil)] }
    return percentages.map { LinearStop(value: value, percentage: $0) }
  }

  private func checkOrder(of stops: [LinearStop]) throws(TimingSyntaxError) {
    var last = stops[0].percentage == nil ? 0 : -Double.infinity
    for case let percentage? in stops.map({ $0.percentage }) {
      guard percentage.value >= last else {
        throw TimingSyntaxError("percentages must be in ascending order", at: percentage.range)
      }
      last = percentage.value
    }
  }

  /// Assigns every stop its progress.
  ///
  /// As in CSS: a first stop without a percentage is at 0%, a last one at 100% or at the preceding
  /// percentage if that is larger, and others are evenly spaced between the stops that have one.
  private static func placed(_ stops: [LinearStop]) -> [PiecewiseLinear.Stop] {
    var progress = stops.map { $0.percentage.map { $0.value / 100 } }
    let known = progress.compactMap { $0 }
    progress[0] = progress[0] ?? 0
    progress[stops.count - 1] = progress[stops.count - 1] ?? max(1, known.last ?? 1)
    var result: [PiecewiseLinear.Stop] = []
    var start = (index: 0, progress: 0.0)
    for (index, place) in progress.enumerated() {
      guard let place else { continue }
      for between in result.count..<index {
        let share = Double(between - start.index) / Double(index - start.index)
        result.append(
          PiecewiseLinear.Stop(
            progress: start.progress + (place - start.progress) * share,
            value: stops[between].value.value))
      }
      result.append(PiecewiseLinear.Stop(progress: place, value: stops[index].value.value))
      start = (index, place)
    }
    return result
  }
}

/// A stop as written; the percentage is optional.
private struct LinearStop {
  let value: TimingQuantity
  let percentage: TimingQuantity?
}
