/// Measurements of one thing, one for each round.
public struct Samples: Sendable {
  /// The measurements, in the order of the rounds.
  public let values: [Double]

  /// Creates samples.
  public init(_ values: [Double]) { self.values = values }

  /// The middle one.
  public var median: Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// The least: what the machine can do when nothing disturbs it.
  public var minimum: Double { values.min() ?? .nan }

  /// The middle one of the ratios of each round: what disturbs one round disturbs both alike.
  public func ratio(to other: Samples) -> Double {
    Samples(zip(values, other.values).map { $0 / $1 }).median
  }

  /// The samples in another unit.
  public func scaled(by factor: Double) -> Samples { Samples(values.map { $0 * factor }) }
}

/// Measures several things in turn, A B C A B C …, after a round that does not count.
///
/// - Parameters:
///   - rounds: how often.
///   - bodies: each gives one measurement.
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
