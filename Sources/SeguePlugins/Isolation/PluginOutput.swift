import SegueCatalog
import SegueDiagnostics

/// A plugin's output, split into a limited number of lines.
struct PluginOutput: Sendable {
  private var rest: [UInt8] = []
  private var lineCount = 0
  /// The last nonempty line.
  private(set) var lastWords = ""

  /// The maximum number of lines passed on for each run.
  static let lineLimit = 1000
  /// The maximum length of a line in bytes; longer ones are split.
  static let lineBytes = 1024

  /// Adds bytes, and returns the completed lines in printable form.
  mutating func take(_ bytes: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || rest.count == Self.lineBytes { lines += endLine() }
      if byte != UInt8(ascii: "\n") { rest.append(byte) }
    }
    return lines
  }

  /// Returns the incomplete last line, if any.
  mutating func endLine() -> [String] {
    let line = String(decoding: rest, as: UTF8.self).printable
    rest = []
    if !line.isEmpty { lastWords = String(line.prefix(200)) }
    return line.isEmpty ? [] : note(line)
  }

  /// Counts a line; at the limit, reports once that the rest is dropped.
  mutating func note(_ line: String) -> [String] {
    lineCount += 1
    if lineCount < Self.lineLimit { return [line] }
    return lineCount == Self.lineLimit ? ["(further output omitted)"] : []
  }
}
