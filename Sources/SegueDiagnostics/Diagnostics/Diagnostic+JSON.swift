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

/// A diagnostic in the form that Xcode shows at its line: what compilers print.
struct XcodeDiagnostic {
  let diagnostic: Diagnostic
  /// The folder that names of files are relative to.
  let folder: String

  var text: String {
    let place = diagnostic.place
    var lines = [
      line(
        diagnostic.severity.rawValue, "\(diagnostic.message.printable) [\(diagnostic.code)]",
        at: place)
    ]
    lines += diagnostic.labels.map { line("note", $0.text.printable, at: $0.place) }
    if let help = diagnostic.help { lines.append(line("note", help.printable, at: place)) }
    return lines.joined(separator: "\n")
  }

  private func line(_ kind: String, _ message: String, at place: SourcePlace?) -> String {
    guard let place else { return "\(kind): \(message)" }
    let start = place.range.start
    return "\(path(of: place.file)):\(start.line):\(start.column): \(kind): \(message)"
  }

  /// The absolute path, without the `.` that a user may have typed: Xcode compares paths as texts.
  private func path(of file: SourceFile) -> String {
    let path = file.name.hasPrefix("/") ? file.name : "\(folder)/\(file.name)"
    return path.split(separator: "/").filter { $0 != "." }.map { "/\($0)" }.joined().printable
  }
}
