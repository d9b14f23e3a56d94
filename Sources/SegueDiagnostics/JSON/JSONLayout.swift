/// The placement of line breaks and spaces in JSON.
package enum JSONLayout: Sendable {
  /// No line breaks or spaces.
  case compact
  /// One line for each element of the outermost array, otherwise compact.
  case rows
  /// Two spaces a level; values that fit on one line stay on one.
  case fitted
  /// Two spaces a level and one line for each member; only short arrays of plain values stay on
  /// one.
  case spread
}

extension JSONLayout {
  /// The maximum number of characters in a line.
  var lineLength: Int {
    switch self {
    case .compact, .rows: .max
    case .fitted: 100
    case .spread: 79
    }
  }

  /// Whether a value may be on one line if it fits.
  func mayStayOnOneLine(_ value: JSONValue) -> Bool {
    self == .fitted || !value.hasParts || value.isListOfPlainValues
  }
}

extension JSONValue {
  /// Whether it has elements or members.
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

/// Additional escapes in strings, besides those for JSON syntax and terminal control characters.
package enum JSONEscaping: Sendable {
  /// No additional escapes.
  case plain
  /// `<`, `>` and `&`, for an HTML script element, which a tag in a string could end.
  case html
}

extension JSONValue {
  /// Returns the value as text, without a trailing line feed.
  package func text(_ layout: JSONLayout = .compact, escaping: JSONEscaping = .plain) -> String {
    var writer = JSONWriter(layout: layout, escaping: escaping)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONObject {
  /// Returns the object as text, without a trailing line feed.
  package func text(_ layout: JSONLayout = .compact, escaping: JSONEscaping = .plain) -> String {
    JSONValue.object(self).text(layout, escaping: escaping)
  }
}
