/// Measurements of one thing, one per round.
public struct Samples: Sendable {
  /// The measurements, in the order of the rounds.
  public let values: [Double]

  /// Creates samples.
  public init(_ values: [Double]) { self.values = values }

  /// The median.
  public var median: Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// The minimum: the machine's performance without disturbances.
  public var minimum: Double { values.min() ?? .nan }

  /// Returns the median of the ratios of each round: a disturbance affects both measurements of a
  /// round.
  public func ratio(to other: Samples) -> Double {
    Samples(zip(values, other.values).map { $0 / $1 }).median
  }

  /// Returns the samples in another unit.
  public func scaled(by factor: Double) -> Samples { Samples(values.map { $0 * factor }) }
}

/// Measures several things in turn, A B C A B C …, after a warm-up round.
///
/// - Parameters:
///   - rounds: the number of rounds.
///   - bodies: closures that each return one measurement.
public func inTurn(rounds: Int, _ bodies: [() -> Double]) -> [Samples] {
  var values = [[Double]](repeating: [], count: bodies.count)
  for round in 0...rounds {
    for (index, body) in bodies.enumerated() {
      let value = body()
      if round > 0 { values[index].append(value) }
    }
  }
  return values.map(Samples.init)
}
