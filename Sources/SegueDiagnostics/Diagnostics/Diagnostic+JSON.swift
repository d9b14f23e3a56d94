extension Diagnostic {
  /// A JSON object: `code`, `severity`, `message`, and if known `file`, `range`, `labels`, `help`,
  /// `fixIt`.
  package var json: JSONValue {
    var members: JSONObject = [
      "code": .string(code.description),
      "severity": .string(severity.rawValue),
      "message": .string(message),
    ]
    if let place { members += place.jsonMembers }
    if !labels.isEmpty { members["labels"] = .array(labels.map(\.json)) }
    members["help"] = help.map(JSONValue.string)
    members["fixIt"] = fixIt?.json
    return .object(members)
  }
}

extension Diagnostic.Label {
  fileprivate var json: JSONValue { .object(place.jsonMembers + ["text": .string(text)]) }
}

extension Diagnostic.FixIt {
  fileprivate var json: JSONValue {
    .object(
      place.jsonMembers + [
        "replacement": .string(replacement), "confidence": .string(confidence.rawValue),
      ])
  }
}

extension SourcePlace {
  fileprivate var jsonMembers: JSONObject {
    ["file": .string(file.name), "range": ["start": range.start.json, "end": range.end.json]]
  }
}

extension SourceLocation {
  fileprivate var json: JSONValue {
    ["line": .integer(line), "column": .integer(column), "offset": .integer(offset)]
  }
}
