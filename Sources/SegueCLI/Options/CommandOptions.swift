import ArgumentParser
import SegueDiagnostics
import SegueYAML

/// The options of a command, as the parser knows them.
struct CommandOptions {
  /// An option or a flag.
  struct Option {
    /// The names with their dashes.
    let names: [String]
    let takesValue: Bool
    let isRepeating: Bool

    /// Whether a second value would replace the first.
    var takesOneValue: Bool { takesValue && !isRepeating }
  }

  let all: [Option]

  /// The long names, with their dashes.
  var names: [String] { all.flatMap(\.names).filter { $0.hasPrefix("--") } }

  /// Reads the parser's description of a command, which is JSON and so also YAML.
  init(of command: any ParsableCommand.Type) {
    var reader = YAMLReader()
    let file = SourceFile(name: "options", bytes: Array(command._dumpHelp().utf8))
    let root = reader.read(file).tree.map { Cursor($0) }
    all = (root?["command"]?["arguments"]?.items ?? []).map(Self.option)
  }

  private static func option(_ argument: Cursor) -> Option {
    let names = (argument["names"]?.items ?? []).map { name in
      (name["kind"]?.string == "long" ? "--" : "-") + (name["name"]?.string ?? "")
    }
    return Option(
      names: names,
      takesValue: argument["kind"]?.string == "option",
      isRepeating: argument["isRepeating"]?.boolean == true)
  }

  /// The words among the arguments of a command, and its options with their values.
  func split(_ arguments: some Sequence<String>) -> (words: [String], options: [String]) {
    var (words, options): ([String], [String]) = ([], [])
    let valued = Set(all.filter(\.takesValue).flatMap(\.names))
    var isValue = false
    for argument in arguments {
      if isValue || argument.hasPrefix("-") {
        isValue = !isValue && valued.contains(argument)
        options.append(argument)
      } else {
        words.append(argument)
      }
    }
    return (words, options)
  }

  /// Rejects an option that takes one value and has two: the parser takes the last without a word.
  static func rejectRepeated(
    _ arguments: [String], of command: any ParsableCommand.Type
  ) throws(CommandFailure) {
    let written = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
      .map { String($0.prefix { $0 != "=" }) }
    if Set(written).count == written.count, !written.contains(where: { $0.count == 2 }) { return }
    for option in CommandOptions(of: command).all where option.takesOneValue {
      let given = written.filter(option.names.contains)
      guard given.count > 1, let name = given.last else { continue }
      throw CommandFailure(
        .usage, "\(name) is given twice, but takes one value", help: "remove one of them")
    }
  }
}

extension Cursor {
  /// The value of a key; nil without one.
  fileprivate subscript(key: String) -> Cursor? { entries.first { $0.name == key } }
}
