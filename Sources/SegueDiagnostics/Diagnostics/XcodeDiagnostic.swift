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
