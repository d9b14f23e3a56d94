import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline

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
      let library = try? CatalogOptions.parse(Self.catalogs(in: arguments)).load(in: environment),
      let id = known.split(arguments.dropFirst()).words.first,
      let preset = library.registry.preset(id),
      preset.parameters.contains(where: { $0.name == parameter })
    else { return nil }
    let value = arguments.drop { $0 != name }.dropFirst().first ?? "VALUE"
    return "write --param \(parameter)=\(value)"
  }

  /// The options among arguments that name catalogs.
  private static func catalogs(in arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == "--catalog" }.flatMap { [$0.0, $0.1] }
  }
}
