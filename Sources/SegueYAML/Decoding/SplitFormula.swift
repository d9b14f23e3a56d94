import SegueCatalog
import SegueDiagnostics
import SegueExpressions

/// A formula in braces whose commas YAML takes for its own: `{to: max(1, 2)}` has the keys `to`,
/// with the value `max(1`, and `2)`.
struct SplitFormula {
  /// The node with its first part.
  let node: Int
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
    guard let whole else { return nil }
    let place = file.place(of: whole.range)
    let written = file.text(whole.range)
    let quoted =
      ForeignColor.text(for: written).map { "'\($0)'" } ?? ForeignTransform(written)?.list
      ?? file.quoted(whole.range)
    return SplitFormula(
      node: whole.node,
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
