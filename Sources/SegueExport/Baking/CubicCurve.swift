/// A number over time as cubic pieces, each given by its values at its thirds.
///
/// The first value is 0. A piece begins with the last value of the one before it; the cubic through
/// four evenly spaced values is Lagrange's. A piece without length is a jump.
struct CubicCurve: Hashable {
  /// The integer that represents 1.
  let unit: Int
  /// The times at which the first piece begins and each one ends, in seconds from its beginning.
  private(set) var times: [Double] = [0]
  /// Three values for each piece, after the first one.
  private(set) var values: [Int] = [0]

  /// Fits a curve to samples: the fewest pieces, chosen greedily from the start.
  ///
  /// - Parameters:
  ///   - unit: the number of steps in which 1 is written.
  ///   - times: the times of the samples, in seconds from the first one, in order; at least two.
  ///   - numbers: the number at each time, first 0.
  ///   - tolerances: the maximum error of the curve at each time.
  init(unit: Int, times: [Double], numbers: [Double], tolerances: [Double]) {
    self.unit = unit
    let fit = Fit(times: times, numbers: numbers, unit: Double(unit), tolerances: tolerances)
    var start = 0
    while start < times.count - 1 {
      let piece = fit.longestPiece(from: start, Double(values[values.count - 1]))
      self.times.append(times[piece.end])
      values += piece.thirds.map { Int($0) }
      start = piece.end
    }
  }

  /// The length, in seconds.
  var duration: Double { times[times.count - 1] }

  /// Returns whether the curve, stretched to the length of samples, is as close to them as it must be.
  func fits(times: [Double], numbers: [Double], tolerances: [Double]) -> Bool {
    let duration = times[times.count - 1]
    func isClose(_ index: Int) -> Bool {
      abs(number(at: times[index] / duration) - numbers[index]) <= tolerances[index]
    }
    // Checks the middle first, since it fails most often.
    return isClose(times.count / 2) && times.indices.allSatisfy(isClose)
  }

  /// Returns the number at a fraction of the whole length, 0…1.
  func number(at fraction: Double) -> Double {
    let time = fraction * duration
    var piece = 0
    while piece < times.count - 2, time >= times[piece + 1] { piece += 1 }
    let span = times[piece + 1] - times[piece]
    func value(_ index: Int) -> Double { Double(values[3 * piece + index]) }
    let u = span > 0 ? min((time - times[piece]) / span, 1) : 1
    return Self.cubic(value(0), value(1), value(2), value(3), at: u) / Double(unit)
  }

  /// The value at a fraction of a piece, 0…1.
  private static func cubic(
    _ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double, at u: Double
  ) -> Double {
    let (a, b, c) = (u - 1.0 / 3, u - 2.0 / 3, u - 1)
    return -4.5 * a * b * c * v0 + 13.5 * u * b * c * v1 - 13.5 * u * a * c * v2
      + 4.5 * u * a * b * v3
  }

  private struct Piece {
    let end: Int
    let thirds: [Double]
  }

  private struct Fit {
    let times: [Double]
    let numbers: [Double]
    let unit: Double
    let tolerances: [Double]

    /// Returns the longest piece from a sample, by doubling steps, then bisection.
    func longestPiece(from start: Int, _ first: Double) -> Piece {
      var best = piece(from: start, to: start + 1)
      var bad = times.count
      func accepts(_ end: Int) -> Bool {
        let candidate = piece(from: start, to: end)
        guard fits(candidate, from: start, first) else { return false }
        best = candidate
        return true
      }
      while best.end + (best.end - start) < bad {
        let next = best.end + (best.end - start)
        if !accepts(next) { bad = next }
      }
      while bad - best.end > 1 {
        let middle = (best.end + bad) / 2
        if !accepts(middle) { bad = middle }
      }
      return best
    }

    private func piece(from start: Int, to end: Int) -> Piece {
      let span = times[end] - times[start]
      let inner = [1.0 / 3, 2.0 / 3].map { number(at: times[start] + span * $0, start, end) }
      return Piece(end: end, thirds: (inner + [numbers[end]]).map { ($0 * unit).rounded() })
    }

    private func fits(_ piece: Piece, from start: Int, _ first: Double) -> Bool {
      let span = times[piece.end] - times[start]
      guard span > 0 else { return piece.end == start + 1 }
      func isCloseThere(_ index: Int) -> Bool {
        let number = CubicCurve.cubic(
          first, piece.thirds[0], piece.thirds[1], piece.thirds[2],
          at: (times[index] - times[start]) / span)
        return abs(number / unit - numbers[index]) <= tolerances[index]
      }
      // Checks the middles first, since they fail most often.
      let middle = (start + piece.end) / 2
      return isCloseThere(middle) && isCloseThere((start + middle) / 2)
        && isCloseThere((middle + piece.end) / 2)
        && (start...piece.end).allSatisfy(isCloseThere)
    }

    /// The number at a time between two samples, by the cubic through the nearest four.
    private func number(at time: Double, _ start: Int, _ end: Int) -> Double {
      var (low, high) = (start, end)
      while high - low > 1 {
        let middle = (low + high) / 2
        if times[middle] <= time { low = middle } else { high = middle }
      }
      // A jump has both sides at one time.
      guard times[high] > times[low] else { return numbers[high] }
      let near = max(low - 1, start)...min(high + 1, end)
      var sum = 0.0
      for index in near {
        var share = numbers[index]
        for other in near where other != index {
          share *= (time - times[other]) / (times[index] - times[other])
        }
        sum += share
      }
      return sum
    }
  }
}
