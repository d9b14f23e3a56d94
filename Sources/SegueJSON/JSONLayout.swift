/// Where line breaks and spaces stand between the parts of a value.
package enum JSONLayout: Sendable {
  /// Nowhere: all is on one line.
  case compact
  /// Each element of the outermost array begins a line; all else is compact.
  case rows
  /// Two spaces a level; whatever fits into a line stays on one.
  case fitted
  /// Two spaces a level, and a line for each member; only short arrays of plain values stay on one.
  case spread
}

extension JSONLayout {
  /// How many characters a line has room for.
  var lineLength: Int {
    switch self {
    case .compact, .rows: .max
    case .fitted: 100
    case .spread: 79
    }
  }

  /// Whether a value is on one line where there is room for it.
  func mayStayOnOneLine(_ value: JSONValue) -> Bool {
    self == .fitted || !value.hasParts || value.isListOfPlainValues
  }
}

extension JSONValue {
  /// Whether there is anything in it that could begin a line.
  var hasParts: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let object): !object.isEmpty
    case .null, .boolean, .integer, .number, .string, .raw: false
    }
  }

  fileprivate var isListOfPlainValues: Bool {
    guard case .array(let elements) = self else { return false }
    return !elements.contains(where: \.hasParts)
  }
}

/// What is escaped in strings besides what JSON demands and what a terminal would obey.
package enum JSONEscaping: Sendable {
  /// Nothing.
  case plain
  /// `<`, `>` and `&`, for a script element of HTML, which a tag in a string could end.
  case html
}

extension JSONValue {
  /// The value as text, without a line feed at its end.
  package func text(_ layout: JSONLayout = .compact, escaping: JSONEscaping = .plain) -> String {
    var writer = JSONWriter(layout: layout, escaping: escaping)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONObject {
  /// The object as text, without a line feed at its end.
  package func text(_ layout: JSONLayout = .compact, escaping: JSONEscaping = .plain) -> String {
    JSONValue.object(self).text(layout, escaping: escaping)
  }
}
