import SegueCatalog
import SegueDiagnostics

extension String {
  /// The text cropped to a number of terminal columns, and filled up to it with spaces.
  package func fitted(to width: Int, with ellipsis: String = "…") -> String {
    if utf8.count == width, utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let own = columnCount
    if own <= width { return self + String(repeating: " ", count: width - own) }
    var result = ""
    var used = 0
    let room = max(0, width - ellipsis.count)
    for character in self {
      let next = used + character.displayWidth
      if next > room { break }
      result.append(character)
      used = next
    }
    return result + ellipsis + String(repeating: " ", count: max(0, room - used))
  }

  /// The text wrapped at word boundaries to lines of a maximum width.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if joined.columnCount <= width || line.isEmpty {
        line = joined
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// How many terminal columns it takes; quick where it is ASCII.
  package var columnCount: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : displayWidth
  }

  /// The text without spaces at its end.
  package var trimmedEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
