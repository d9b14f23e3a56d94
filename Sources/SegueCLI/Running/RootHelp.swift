import ArgumentParser

/// The help of Segue as a whole, as ArgumentParser prints it.
///
/// The parser inspects the types of all options for it, which takes longer than everything else that `segue --help` does.
/// Tests compare the two in every width.
struct RootHelp {
  /// The width of the descriptions' left margin.
  private static let margin = 26

  /// The width in columns.
  let columns: Int

  /// The whole text.
  var text: String {
    let segue = Segue.configuration
    return """
      \(wrapped("OVERVIEW: \(segue.abstract)\n\n\(segue.discussion)"))

      USAGE: segue <subcommand>

      OPTIONS:
      \(row("--version", "Show the version."))
      \(row("-h, --help", "Show help information."))

      SUBCOMMANDS:
      \(Segue.commands.map { row($0.configuration) }.asLines)

        See 'segue help <subcommand>' for detailed help.
      """
  }

  private func row(_ command: CommandConfiguration) -> String {
    row(command.commandName ?? "", command.abstract)
  }

  /// A name, and what it means beside it.
  private func row(_ name: String, _ meaning: String) -> String {
    let label = "  " + name
    let beside = wrapped(meaning, indent: Self.margin).utf8.dropFirst(label.utf8.count)
    return label + String(Substring(beside))
  }

  /// Wraps a text of ASCII at spaces.
  ///
  /// A line that is followed by another one has to be shorter than the room that there is.
  private func wrapped(_ text: String, indent: Int = 0) -> String {
    let room = columns - indent
    let written = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [Substring.UTF8View] = []
    for (index, line) in written.enumerated() {
      let longest = index == written.count - 1 ? room : room - 1
      var rest = line
      while rest.count > longest, let space = rest.prefix(room).lastIndex(of: UInt8(ascii: " ")) {
        lines.append(rest[..<space])
        rest = rest[rest.index(after: space)...]
      }
      lines.append(rest)
    }
    let space = String(repeating: " ", count: indent)
    return lines.map { $0.isEmpty ? "" : space + String(Substring($0)) }.asLines
  }
}
