extension Diagnostic {
  /// A JSON object: `code`, `severity`, `message`, and if known `file`, `range`, `labels`, `help`,
  /// `fixIt`.
  var json: String {
    var members = [
      ("code", JSONText.quote(code.description)),
      ("severity", JSONText.quote(severity.rawValue)),
      ("message", JSONText.quote(message)),
    ]
    if let place { members += place.jsonMembers }
    if !labels.isEmpty { members.append(("labels", JSONText.array(labels.map(\.json)))) }
    if let help { members.append(("help", JSONText.quote(help))) }
    if let fixIt { members.append(("fixIt", fixIt.json)) }
    return JSONText.object(members)
  }
}

extension Diagnostic.Label {
  fileprivate var json: String {
    JSONText.object(place.jsonMembers + [("text", JSONText.quote(text))])
  }
}

extension Diagnostic.FixIt {
  fileprivate var json: String {
    JSONText.object(
      place.jsonMembers + [
        ("replacement", JSONText.quote(replacement)),
        ("confidence", JSONText.quote(confidence.rawValue)),
      ])
  }
}

extension SourcePlace {
  fileprivate var jsonMembers: [(String, String)] {
    [
      ("file", JSONText.quote(file.name)),
      ("range", JSONText.object([("start", range.start.json), ("end", range.end.json)])),
    ]
  }
}

extension SourceLocation {
  fileprivate var json: String {
    JSONText.object([("line", "\(line)"), ("column", "\(column)"), ("offset", "\(offset)")])
  }
}
