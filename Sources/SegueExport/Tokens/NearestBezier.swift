import SegueTimeline

/// The cubic Bézier curve that is nearest to another timing function.
struct NearestBezier {
  /// The curve.
  let curve: CubicBezier
  /// The largest distance between the two values, where the whole way is 1.
  let error: Double

  /// Finds the curve with the smallest largest error, by the simplex method of Nelder and Mead.
  init(to function: TimingFunction) {
    if case .cubicBezier(let curve) = function {
      (self.curve, error) = (curve, 0)
      return
    }
    let samples = (0...Self.sampleCount).map {
      function.value(at: Double($0) / Double(Self.sampleCount))
    }
    let starts = [
      [0.25, 0.25, 0.75, 0.75], [0.2, 0.6, 0.3, 1], [0.4, 0, 0.2, 1], [0.1, 1, 0.4, 1.2],
    ]
    let best = starts.map { Self.minimum(from: $0, samples) }.min { $0.error < $1.error }
    let (point, error) = best ?? (starts[0], 1)
    curve = Self.curve(point.map { ($0 * 1000).rounded() / 1000 })
    self.error = error
  }

  private static let sampleCount = 60
  private static let steps = 250
  /// The difference between errors below which the search ends.
  private static let precision = 1e-5

  private static func curve(_ p: [Double]) -> CubicBezier {
    do throws(TimingProblem) {
      return try CubicBezier(
        p[0].clamped(to: 0...1), p[1].clamped(to: -2...3), p[2].clamped(to: 0...1),
        p[3].clamped(to: -2...3))
    } catch {
      preconditionFailure("the control points are in range: \(error.message)")
    }
  }

  private static func error(_ point: [Double], _ samples: [Double]) -> Double {
    let curve = curve(point)
    var most = 0.0
    for (index, sample) in samples.enumerated() {
      most = max(most, abs(curve.value(at: Double(index) / Double(sampleCount)) - sample))
    }
    return most
  }

  private static func minimum(
    from start: [Double], _ samples: [Double]
  ) -> (point: [Double], error: Double) {
    var simplex =
      [start]
      + start.indices.map { axis in
        var point = start
        point[axis] += axis.isMultiple(of: 2) ? -0.1 : 0.15
        return point
      }
    var errors = simplex.map { error($0, samples) }
    for _ in 0..<steps {
      let order = simplex.indices.sorted { errors[$0] < errors[$1] }
      (simplex, errors) = (order.map { simplex[$0] }, order.map { errors[$0] })
      if errors[start.count] - errors[0] < precision { break }
      let center = start.indices.map { axis in
        simplex.dropLast().reduce(0) { $0 + $1[axis] } / Double(start.count)
      }
      /// A point on the line from the worst one through the center of the others.
      func along(_ distance: Double) -> (point: [Double], error: Double) {
        let point = start.indices.map {
          center[$0] + distance * (center[$0] - simplex[start.count][$0])
        }
        return (point, error(point, samples))
      }
      var next = along(1)
      if next.error < errors[0] {
        let farther = along(2)
        if farther.error < next.error { next = farther }
      } else if next.error >= errors[start.count - 1] {
        next = along(next.error < errors[start.count] ? 0.5 : -0.5)
      }
      if next.error < errors[start.count] {
        (simplex[start.count], errors[start.count]) = next
      } else {
        for index in 1...start.count {
          simplex[index] = zip(simplex[index], simplex[0]).map { ($0 + $1) / 2 }
          errors[index] = error(simplex[index], samples)
        }
      }
    }
    let best = errors.indices.min { errors[$0] < errors[$1] } ?? 0
    return (simplex[best], errors[best])
  }
}
