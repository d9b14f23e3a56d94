#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How a cost grows with the size of what causes it.
public struct Growth {
  /// The sizes, ascending.
  public let sizes: [Int]
  /// The measurements of each size.
  public let samples: [Samples]

  /// Creates a growth from at least two sizes.
  public init(_ sizes: [Int], _ samples: [Samples]) {
    (self.sizes, self.samples) = (sizes, samples)
  }

  /// The exponent of the power of the size that fits the medians best, by least squares of logarithms.
  ///
  /// 0 for a cost that does not grow, 1 for one in proportion to the size.
  public var exponent: Double {
    let points = zip(sizes, samples).map { (x: log(Double($0)), y: log($1.median)) }
    let count = Double(points.count)
    let middle = (
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    )
    let slope = points.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
    return slope / points.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
  }

  /// A row for each size, compared with the smallest; the last has the exponent.
  ///
  /// - Parameters:
  ///   - noun: what the sizes count.
  ///   - note: an additional remark about a size.
  public func rows(
    _ noun: String, name: String = "", aim: String? = nil, note: (Int) -> String? = { _ in nil }
  ) -> [Row] {
    sizes.indices.map { index in
      let isLast = index == sizes.count - 1
      let fit = isLast ? "grows by the power of \(short(exponent))" : nil
      let notes = [note(index), fit].compactMap { $0 }
      return Row(
        "\(name)\(sizes[index]) \(noun)", samples[index],
        ratio: index == 0
          ? nil : (samples[index].ratio(to: samples[0]), "that of \(sizes[0]) \(noun)"),
        aim: isLast ? aim : nil, note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }
  }
}

extension Report {
  /// Adds several rows.
  public mutating func add(_ rows: [Row]) { for row in rows { add(row) } }
}
