import SegueDiagnostics
import SegueTimeline

/// Texts that differ in their numbers, as a pattern with columns of whole numbers.
enum PoseColumns {
  /// How many steps the largest number of a column has.
  private static let precision = 1e6

  /// Returns the texts as members of a JSON list: their pattern, steps and columns, or the texts.
  static func json(_ texts: [String]) -> [JSONValue] {
    guard let first = texts.first, texts.contains(where: { $0 != first }) else {
      return [.strings(texts.prefix(1))]
    }
    var pattern = NumberPattern(first)
    var rows: [[Double]] = []
    for text in texts {
      guard let numbers = pattern.numbers(in: text) else { return [.strings(texts)] }
      rows.append(numbers)
    }
    let columns = pattern.numbers.indices.map { index in rows.map { $0[index] } }
    let steps = columns.map { step(of: $0) }
    let text = pattern.text(columns.map { _ in "#" })
    return [.string(text), .numbers(steps), .array(zip(columns, steps).map { json($0, step: $1) })]
  }

  /// The largest power of ten in which the largest number has as many steps as it may need.
  private static func step(of column: [Double]) -> Double {
    let largest = column.map(abs).max() ?? 0
    var step = 1.0
    while step > 1e-15, largest / step < precision { step /= 10 }
    return step
  }

  private static func json(_ column: [Double], step: Double) -> JSONValue {
    if column.allSatisfy({ $0 == column[0] }) { return .number(column[0]) }
    let values = column.map { Int(($0 / step).rounded()) }
    let differences = zip(values, values.dropFirst()).map { $1 - $0 }
    let changes = zip(differences, differences.dropFirst()).map { $1 - $0 }
    return .array(([values[0]] + differences.prefix(1) + changes).map { .integer($0) })
  }
}
