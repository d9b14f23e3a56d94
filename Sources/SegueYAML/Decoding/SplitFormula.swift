import SegueCatalog
import SegueDiagnostics
import SegueExpressions

/// A formula in braces whose commas YAML takes for its own: `{to: max(1, 2)}` has the keys `to`,
/// with the value `max(1`, and `2)`.
struct SplitFormula {
  /// The node with its first part.
  let node: Int
  /// The formula as it is written.
  let text: String
  let place: SourcePlace
  let diagnostic: Diagnostic
}

extension YAMLTree {
  /// Finds the formula that a key without a value was cut off from.
  func splitFormula(around key: Int, in map: Int) -> SplitFormula? {
    let value = Int(nodes[key].next)
    guard nodes[value].start == nodes[value].end else { return nil }
    var whole: (node: Int, range: Range<Int>)?
    nodes.forEachPair(of: map) { _, value in
      guard value < key, nodes[value].kind == .plain else { return }
      let start = Int(nodes[value].start)
      let end = file.bytes.endOfFlowValue(from: start, before: Int(nodes[map].end))
      if end > Int(nodes[key].start) { whole = (value, start..<end) }
    }
    return whole.map { splitFormula(from: $0.node, $0.range) }
  }

  /// Finds the formula of which a value is the first part.
  func splitFormula(from value: Int) -> SplitFormula? {
    guard nodes[value].kind == .plain else { return nil }
    let range = nodes[value].sourceRange
    let end = file.bytes.endOfFlowValue(from: range.lowerBound, before: file.bytes.count)
    let next = file.bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    guard end > range.upperBound, next == UInt8(ascii: ",") else { return nil }
    return splitFormula(from: value, range.lowerBound..<end)
  }

  private func splitFormula(from value: Int, _ range: Range<Int>) -> SplitFormula {
    let place = file.place(of: range)
    let written = file.text(range)
    let quoted =
      ForeignColor.text(for: written).map { "'\($0)'" } ?? ForeignTransform(written)?.list
      ?? file.quoted(range)
    return SplitFormula(
      node: value, text: written, place: place,
      diagnostic: Diagnostic(
        .error, .unquotedComma, "a formula with commas must be in quotes here", at: place,
        help: "write \(quoted)", fixIt: .init(quoted, at: place, confidence: .machineApplicable)))
  }

  /// Finds a space that YAML does not take for one at the start of a key, or after its colon.
  func foreignSpace(in node: Int) -> ForeignSpace? {
    guard nodes[node].kind == .plain else { return nil }
    return ForeignSpace.find(in: file, at: nodes[node].sourceRange)
  }

  /// Finds a key and a value that became one text: `{duration:400ms}`.
  func missingSpace(in node: Int) -> SyntaxCause? {
    guard nodes[node].kind == .plain else { return nil }
    return SyntaxCause.missingSpace(in: file, nodes[node].sourceRange)
  }
}
