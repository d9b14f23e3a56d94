/// A value of JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// JSON has neither infinities nor not-a-number: they are written as null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
  /// Text that was written as JSON before, and is taken as it is.
  ///
  /// For what is kept as text because it is large, or because it was read back from a file of our own.
  case raw(String)
}

extension JSONValue {
  /// A string, or null where there is none.
  package static func string(orNull text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A number, or null where there is none.
  package static func number(orNull number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// An array of numbers.
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
