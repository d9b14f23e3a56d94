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

  /// The most keys of a map in which a list without brackets is looked for: each search reads the whole map.
  private static let mostKeysOfLists = 100

  /// Finds the list without brackets that a number without a value was cut off from: `{source: 16,96,180,120}` has the
  /// keys `source`, with the value `16`, and `96`, `180` and `120`.
  func splitList(around key: Int, in map: Int) -> SplitFormula? {
    guard nodes[map].count <= Self.mostKeysOfLists, isBareNumber(key) else { return nil }
    var list: [Int] = []
    var isDone = false
    nodes.forEachPair(of: map) { other, value in
      if isDone { return }
      if isBareNumber(other) {
        list.append(other)
      } else if list.contains(key) {
        isDone = true
      } else {
        list = isNumber(value) ? [value] : []
      }
    }
    guard let first = list.first, list.count > 1, first < key, let last = list.last else {
      return nil
    }
    let range = Int(nodes[first].start)..<Int(nodes[last].end)
    let place = file.place(of: range)
    let written = "[\(list.map(nodes.string).joined(separator: ", "))]"
    return SplitFormula(
      node: first, text: file.text(range), place: place,
      diagnostic: Diagnostic(
        .error, .unquotedComma, "a value with commas must be in brackets or in quotes here",
        at: place, help: "write \(written)",
        fixIt: .init(written, at: place, confidence: .machineApplicable)))
  }

  /// Whether a key is a number or a percentage, and has no value.
  private func isBareNumber(_ key: Int) -> Bool {
    let value = Int(nodes[key].next)
    return nodes[value].start == nodes[value].end && isNumber(key)
  }

  private func isNumber(_ node: Int) -> Bool {
    guard nodes[node].kind == .plain else { return false }
    let text = nodes.string(of: node)
    return Double(text.hasSuffix("%") ? text.dropLast() : text[...]) != nil
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

extension ShapeChecker {
  /// Reports a list without brackets that a key was cut off from; returns whether it is one.
  mutating func reportSplitList(around key: Int, in map: Int) -> Bool {
    guard let list = tree.splitList(around: key, in: map) else { return false }
    report(.unquotedComma, at: list.node, faults: .value) { list.diagnostic }
    faults.add(.pair, at: key, in: tree)
    return true
  }
}
