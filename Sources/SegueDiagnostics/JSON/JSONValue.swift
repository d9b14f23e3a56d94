package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// JSON has no infinities or NaN: they are written as null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
  /// JSON text that is written unchanged.
  ///
  /// For values kept as text because they are large, or were read back from one of Segue's own
  /// files.
  case raw(String)
}

extension JSONValue {
  /// Returns a string, or null for nil.
  package static func string(orNull text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// Returns a number, or null for nil.
  package static func number(orNull number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }

  /// Returns an array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// Returns an array of numbers.
  package static func numbers(_ numbers: some Sequence<Double>) -> JSONValue {
    .array(numbers.map(JSONValue.number))
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}
