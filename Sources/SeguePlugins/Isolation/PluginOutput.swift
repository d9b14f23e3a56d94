import SegueCatalog
import SegueDiagnostics

/// What a plugin prints, line by line and with an end.
struct PluginOutput: Sendable {
  private var rest: [UInt8] = []
  private var lineCount = 0
  /// The last line that was not empty.
  private(set) var lastWords = ""

  /// The most lines of one run that are passed on.
  static let lineLimit = 1000
  /// The most bytes of a line; what is longer is broken.
  static let lineBytes = 1024

  /// Takes bytes, and gives the lines that are complete, in printable words.
  mutating func take(_ bytes: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || rest.count == Self.lineBytes { lines += endLine() }
      if byte != UInt8(ascii: "\n") { rest.append(byte) }
    }
    return lines
  }

  /// Gives the line that was not completed, if there is one.
  mutating func endLine() -> [String] {
    let line = String(decoding: rest, as: UTF8.self).printable
    rest = []
    if !line.isEmpty { lastWords = String(line.prefix(200)) }
    return line.isEmpty ? [] : note(line)
  }

  /// Counts a line; says so once where no more are passed on.
  mutating func note(_ line: String) -> [String] {
    lineCount += 1
    if lineCount < Self.lineLimit { return [line] }
    return lineCount == Self.lineLimit ? ["(what else it says is left out)"] : []
  }
}
