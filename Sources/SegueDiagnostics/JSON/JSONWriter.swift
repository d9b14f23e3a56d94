/// Writes values as UTF-8 bytes, in order.
struct JSONWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  private let layout: JSONLayout
  private let strings: JSONStringWriter

  init(layout: JSONLayout, escaping: JSONEscaping) {
    self.layout = layout
    strings = JSONStringWriter(escaping: escaping)
  }

  /// Writes a value in the layout of the writer.
  mutating func write(_ value: JSONValue) {
    switch (layout, value) {
    case (.fitted, _), (.spread, _): writeLines(value, indent: 0)
    case (.rows, .array(let elements)):
      writeList("[", "]", elements, separator: ",\n") { $0.writeLine($1) }
    case (.compact, _), (.rows, _): writeLine(value)
    }
  }

  // MARK: On one line

  private mutating func writeLine(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .boolean(let flag): write(flag ? "true" : "false")
    case .integer(let number): write("\(number)")
    case .number(let number): write(number.jsonText)
    case .string(let text): strings.write(text, to: &bytes)
    case .raw(let text): write(text)
    case .array(let elements):
      writeList("[", "]", elements, separator: separator) { $0.writeLine($1) }
    case .object(let object):
      writeList("{", "}", object.members, separator: separator) { writer, member in
        writer.writeName(member.name)
        writer.writeLine(member.value)
      }
    }
  }

  private var separator: String { isSpaced ? ", " : "," }

  private var isSpaced: Bool {
    switch layout {
    case .compact, .rows: false
    case .fitted, .spread: true
    }
  }

  private mutating func writeName(_ name: String) {
    strings.write(name, to: &bytes)
    write(isSpaced ? ": " : ":")
  }

  private mutating func writeList<Element>(
    _ opening: String, _ closing: String, _ elements: [Element],
    separator: String, _ body: (inout JSONWriter, Element) -> Void
  ) {
    write(opening)
    var isFirst = true
    for element in elements {
      if !isFirst { write(separator) }
      isFirst = false
      body(&self, element)
    }
    write(closing)
  }

  // MARK: On several lines

  /// Writes a value whose first line is already indented.
  private mutating func writeLines(_ value: JSONValue, indent: Int) {
    if layout.mayStayOnOneLine(value) {
      let start = bytes.count
      writeLine(value)
      guard value.hasParts, !isShort(from: start, indent: indent) else { return }
      bytes.removeSubrange(start...)
    }
    switch value {
    case .array(let elements):
      writeBlock("[", "]", elements, indent) { $0.writeLines($1, indent: indent + 2) }
    case .object(let object):
      writeBlock("{", "}", object.members, indent) { writer, member in
        writer.writeName(member.name)
        writer.writeLines(member.value, indent: indent + 2)
      }
    case .null, .boolean, .integer, .number, .string, .raw: break
    }
  }

  private func isShort(from start: Int, indent: Int) -> Bool {
    let room = layout.lineLength - indent
    // Bytes bound the characters from above, since a character may take several bytes.
    return bytes.count - start <= room
      || String(decoding: bytes[start...], as: UTF8.self).count <= room
  }

  private mutating func writeBlock<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], _ indent: Int,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    write(opening)
    var separator = "\n"
    for element in elements {
      write(separator)
      write(spaces: indent + 2)
      body(&self, element)
      separator = ",\n"
    }
    write("\n")
    write(spaces: indent)
    write(closing)
  }

  // MARK: Bytes

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
