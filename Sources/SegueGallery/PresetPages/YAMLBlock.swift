import SegueTimeline
import SegueYAML

/// A part of a preset's file as YAML to copy: without anchors and comments, each key of its map on a line of
/// its own.
struct YAMLBlock {
  /// Where the page writes an easing.
  static let easingMark = "{{easing}}"

  /// The easing to mark; nil for none.
  private let marked: TimingDescription?
  /// Whether the easing is written somewhere; otherwise the block begins with it.
  private let isWritten: Bool

  /// - Parameters:
  ///   - marked: the easing to replace by ``easingMark`` wherever tracks or phases name it.
  ///   - isWritten: whether any does; otherwise the mark is added.
  init(marking marked: TimingDescription? = nil, isWritten: Bool = true) {
    (self.marked, self.isWritten) = (marked, isWritten)
  }

  private static let maxWidth = 110

  /// The lines of a key with its value, indented as below a key of the file.
  func text(of value: Cursor, named name: String) -> String {
    var lines = ["  \(name):"]
    if !isWritten { lines.append("    easing: \(Self.easingMark)") }
    lines += value.entries.flatMap { entry(of: $0, indent: "    ") }
    return lines.joined(separator: "\n")
  }

  private func entry(of value: Cursor, indent: String) -> [String] {
    let key = Self.key(value.name ?? "")
    let flow = self.flow(value, inKeyframes: value.name == "keyframes")
    guard value.kind == .map || value.kind == .list,
      indent.count + key.count + flow.count > Self.maxWidth
    else { return ["\(indent)\(key): \(flow)"] }
    let deeper = indent + "  "
    if value.kind == .map {
      return ["\(indent)\(key):"] + value.entries.flatMap { entry(of: $0, indent: deeper) }
    }
    return ["\(indent)\(key):"] + value.items.map { "\(deeper)- \(self.flow($0))" }
  }

  private func flow(_ value: Cursor, inKeyframes: Bool = false) -> String {
    switch value.kind {
    case .map:
      let members = value.entries.map { entry in
        let name = entry.name ?? ""
        return "\(Self.key(name)): \(flow(entry, inKeyframes: inKeyframes || name == "keyframes"))"
      }
      return "{\(members.joined(separator: ", "))}"
    case .list:
      return "[\(value.items.map { flow($0, inKeyframes: inKeyframes) }.joined(separator: ", "))]"
    case .text:
      return !inKeyframes && isMarked(value) ? Self.easingMark : Self.scalar(value.string)
    case .null, .boolean, .number: return value.string
    }
  }

  /// Whether a value is the marked easing; easings of keyframes are not, since they apply between two values only.
  private func isMarked(_ value: Cursor) -> Bool {
    guard let marked, value.name == "easing" else { return false }
    return (try? TimingDescription(parsing: value.string)) == marked
  }

  private static func key(_ name: String) -> String {
    name.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "%") } ? name : scalar(name)
  }

  /// A scalar, in quotes unless it is plainly a name.
  static func scalar(_ text: String) -> String {
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    if ["ms", "s", "deg", "rad", "%"].contains(where: text.isNumber(withUnit:)) { return text }
    let isPlain =
      text.utf8.first.map { $0.isLetter } == true && text.utf8.allSatisfy { $0.isWord }
      && !words.contains(text.lowercased())
    if isPlain { return text }
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\").split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"").split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
    return "\"\(escaped)\""
  }
}

extension String {
  /// Whether it is a number with a unit, such as `300ms`.
  fileprivate func isNumber(withUnit unit: String) -> Bool {
    hasSuffix(unit) && Double(dropLast(unit.count)) != nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  /// Whether it is part of a name such as `tab-bar.from`.
  fileprivate var isWord: Bool {
    isLetter || (48...57).contains(self) || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "_")
  }
}
