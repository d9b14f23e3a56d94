import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
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

/// An option that a command does not have, as the parser's message names it.
struct UnknownOption {
  let name: String
  /// The part of the message about it, with the parser's guess, which may be far from the name.
  let text: Substring

  /// Reads the parser's message; nil if it is about something else.
  init?(in message: String) {
    guard
      let match = message.firstMatch(
        of: /Unknown option '(?<name>--?[^']+)'(\. Did you mean '[^']+'\?)?/)
    else { return nil }
    name = String(match.name)
    text = match.0
  }

  /// The first long option among arguments that a command does not have; nil if it has all of them.
  static func name(in arguments: [String], of command: any ParsableCommand.Type) -> String? {
    let names = CommandOptions(of: command).names + ["--help", "--version"]
    return arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
      .first { !names.contains($0) }
  }

  /// The message without a guess.
  var message: String { "Unknown option '\(name)'" }

  /// The option with a similar name; nil if none is near.
  func near(in command: any ParsableCommand.Type) -> String? {
    NearestName.find(name, among: CommandOptions(of: command).names)
  }

  /// The option of which the name is certainly a misspelling; nil if that is not known.
  func certain(in command: any ParsableCommand.Type) -> String? {
    NearestName.only(near: name, among: CommandOptions(of: command).names)
  }

  /// What to write for an option of another program; nil if nothing is known of it.
  func otherwise(of command: any ParsableCommand.Type) -> String? {
    if let help = OtherOption.help(for: name, of: command) { return help }
    guard near(in: command) == nil, let other = OtherOption.near(name) else { return nil }
    return OtherOption.help(for: other, of: command)
  }

  /// What to write instead; nil if nothing is known.
  func help(of command: any ParsableCommand.Type) -> String? {
    otherwise(of: command) ?? near(in: command).map { "write '\($0)'" }
  }

  /// What to write if the option is a parameter of the preset that the command line names; nil if it is none.
  func parameterHelp(
    for arguments: [String], of command: any ParsableCommand.Type,
    in environment: CommandEnvironment
  ) -> String? {
    let known = CommandOptions(of: command)
    let parameter = String(name.drop { $0 == "-" })
    guard known.names.contains("--param"),
      let library = try? CatalogOptions.parse([]).load(in: environment),
      let id = known.split(arguments.dropFirst()).words.first,
      let preset = library.registry.preset(id),
      preset.parameters.contains(where: { $0.name == parameter })
    else { return nil }
    let value = arguments.firstIndex(of: name).map { arguments[($0 + 1)...].first ?? "VALUE" }
    return "write --param \(parameter)=\(value ?? "VALUE")"
  }
}
