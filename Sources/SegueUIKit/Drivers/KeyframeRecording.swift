#if canImport(UIKit)
import SegueTimeline

/// The values of all properties of a tree at as many times as Core Animation needs to show the same
/// by linear interpolation.
@MainActor
struct KeyframeRecording {
  /// The times since the film's start, ascending.
  private(set) var times: [Double] = []
  /// The values at each time, for each node and property.
  private var values: [[[PropertyValue]]] = []
  private let tree: LayerTree

  /// The longest time between two samples, in seconds; between them it is checked whether more are
  /// needed.
  private static let step = 1.0 / 30
  /// Where that is checked, as a fraction of the time between them.
  ///
  /// Halfway, an S-shaped curve lies on its chord.
  private static let check = 0.4
  /// The shortest time, in seconds, for jumps.
  private static let shortestStep = 1e-5

  /// Records a film on a tree.
  ///
  /// - Parameter start: the first time, since the film's start.
  init(_ film: Film, from start: Double, on tree: LayerTree) {
    self.tree = tree
    let steps = max(Int(((film.duration - start) / Self.step).rounded(.up)), 1)
    let coarse = (0...steps).map { step in
      step == steps
        ? film.duration : start + (film.duration - start) * Double(step) / Double(steps)
    }
    let frames = coarse.map(film.frame)
    for frame in frames { tree.prepare(for: frame) }
    var last: Sample?
    for (time, frame) in zip(coarse, frames) {
      let next = Sample(time: time, values: tree.values(of: frame))
      if let last { fill(between: last, and: next, film) }
      append(next)
      last = next
    }
  }

  private struct Sample {
    let time: Double
    let values: [[PropertyValue]]
  }

  private mutating func append(_ sample: Sample) {
    times.append(sample.time)
    values.append(sample.values)
  }

  /// Adds the samples that are needed between two others.
  private mutating func fill(between first: Sample, and last: Sample, _ film: Film) {
    let time = first.time + (last.time - first.time) * Self.check
    guard last.time - first.time > Self.shortestStep else { return }
    let middle = Sample(time: time, values: tree.values(of: film.frame(time)))
    guard !isBetween(middle, first, last) else { return }
    fill(between: first, and: middle, film)
    append(middle)
    fill(between: middle, and: last, film)
  }

  private func isBetween(_ middle: Sample, _ first: Sample, _ last: Sample) -> Bool {
    for (index, node) in tree.nodes.enumerated() {
      let (a, b, m) = (first.values[index], last.values[index], middle.values[index])
      guard a != b || a != m else { continue }
      let extent = node.extent
      for property in a.indices
      where a[property].mixed(with: b[property], by: Self.check)
        .difference(from: m[property], extent: extent) > 1
      {
        return false
      }
    }
    return true
  }

  /// The keyframes of a property; nil if it does not change.
  ///
  /// - Returns: the times since the film's start, and the values.
  func keyframes(node: Int, property: Int) -> (times: [Double], values: [PropertyValue])? {
    let series = values.map { $0[node][property] }
    guard series.contains(where: { $0 != series[0] }) else { return nil }
    let kept = simplified(series, extent: tree.nodes[node].extent)
    return (kept.map { times[$0] }, kept.map { series[$0] })
  }

  /// The indices of the values that linear interpolation needs, by Douglas and Peucker's algorithm.
  private func simplified(_ series: [PropertyValue], extent: Double) -> [Int] {
    var kept = [0]
    func keep(_ first: Int, _ last: Int) {
      var farthest = (index: first, difference: 1.0)
      for index in (first + 1)..<max(last, first + 1) {
        let fraction = (times[index] - times[first]) / (times[last] - times[first])
        let difference = series[first].mixed(with: series[last], by: fraction)
          .difference(from: series[index], extent: extent)
        if difference > farthest.difference { farthest = (index, difference) }
      }
      if farthest.index != first {
        keep(first, farthest.index)
        keep(farthest.index, last)
      } else {
        kept.append(last)
      }
    }
    keep(0, series.count - 1)
    return kept
  }
}
#endif
