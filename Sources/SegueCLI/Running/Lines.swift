extension [String] {
  /// The strings as the lines of a text, for what `segue --help` prints.
  ///
  /// For `joined`, the Swift runtime looks up a conformance among the program's thousands: a twentieth of the whole command.
  var asLines: String {
    var text = ""
    for (index, line) in enumerated() {
      if index > 0 { text += "\n" }
      text += line
    }
    return text
  }
}
