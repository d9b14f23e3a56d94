import ArgumentParser
import SegueDiagnostics

/// Options that do not exist, but that people try: which option does it.
enum OtherOption {
  /// The help for an option; nil if nothing is known of it, or if the command cannot do it.
  static func help(for option: String, of command: any ParsableCommand.Type) -> String? {
    let page = command.helpMessage()
    return all.first { $0.others.contains(option) && page.contains("  \($0.option)") }?.help
  }

  /// The option of another program that one misspells; nil if none is near.
  static func near(_ option: String) -> String? {
    NearestName.only(near: option, among: all.flatMap { $0.others.sorted() })
  }

  /// What to write for words where a command has options only; nil if it has none for them.
  static func help(
    forWords arguments: [String], of type: any ParsableCommand.Type
  ) -> String? {
    if arguments.first == "compile", !arguments.contains(where: ["-o", "--output"].contains) {
      return arguments.first { $0.hasSuffix(".swift") }.map { "write -o \($0)" }
    }
    if arguments == ["play"] { return "'segue list scenarios' lists the scenarios of the catalog" }
    if let assignment = assignment(in: arguments) { return "write --param \(assignment)" }
    guard let command = arguments.first, let inOrder = inOrder[command] else { return nil }
    let known = CommandOptions(of: type)
    let (words, rest) = known.split(arguments.dropFirst())
    let given = rest.filter { $0.hasPrefix("-") }
    if let unknown = given.first(where: { !known.all.flatMap(\.names).contains($0) }) {
      return help(for: unknown, of: type)
    }
    let options = inOrder.filter { !given.contains($0) }
    guard words.count <= options.count, words.count > options.prefix(1).count(where: \.isEmpty),
      command != "preview" || words.dropFirst().allSatisfy(isFile)
    else { return nil }
    let written = zip(options, words).map { $0.isEmpty ? $1 : "\($0) \($1)" } + rest
    return "write segue \(command) \(written.joined(separator: " "))"
  }

  /// The parameter and its value that are two words; nil without them.
  private static func assignment(in arguments: [String]) -> String? {
    guard let option = arguments.firstIndex(of: "--param"), option + 2 < arguments.count else {
      return nil
    }
    let (name, value) = (arguments[option + 1], arguments[option + 2])
    return name.contains("=") || value.hasPrefix("-") ? nil : "\(name)=\(value)"
  }

  private static func isFile(_ word: String) -> Bool { word.contains(".") && Double(word) == nil }

  /// The options that words stand for, in the order in which people write them.
  private static let inOrder = [
    "match": ["--operation", "--from", "--to"], "trace": ["", "--gesture"],
    "preview": ["", "--from", "--to"],
  ]

  /// The options of other programs, an option that identifies the commands concerned, and what to write.
  private static let all: [(others: Set<String>, option: String, help: String)] = [
    (["-v", "-V"], "--version", "write --version"),
    (["--op"], "--operation", "write --operation"),
    (["--uikit"], "--swiftui", "UIKit's code is printed without an option"),
    (["--extend", "--inherit", "--parent", "--base"], "--extends", "write --extends"),
    (["--copy", "--template"], "--extends", "write --from for a copy"),
    (
      ["--duration"], "--speed",
      "write --speed, or --param with the parameter of the preset for its duration; 'segue show ID' lists them"
    ),
    (["--slow", "--slowmo", "--slow-motion"], "--speed", "write --speed 0.5 for half speed"),
    (
      ["--size", "--screen", "--resolution"], "--container", "write --container 390x844, in points"
    ),
    (
      ["--device", "--phone", "--iphone", "--ipad"], "--device-frame",
      "write --container 390x844 for a screen's size, or --device-frame for a phone around it"
    ),
    (
      ["--format", "--type", "--gif", "--mp4", "--png", "--webp", "--html"], "--device-frame",
      "the ending of the file decides: -o cover.gif"
    ),
    (["--dark-mode", "--darkmode", "--appearance"], "--dark", "write --dark"),
    (["--right-to-left", "--mirrored"], "--rtl", "write --rtl"),
    (["--out", "--file"], "-o, --output", "write -o"),
    (
      ["--poster", "--still", "--thumbnail", "--time"], "--device-frame",
      "write --at 50% with -o FILE.png for one moment"
    ),
    (
      ["--loop", "--repeat", "--infinite"], "--device-frame",
      "images repeat without an option, and a player repeats videos; --round-trip plays there and back"
    ),
    (
      ["--reverse", "--reversed", "--back"], "--operation",
      "write --operation pop, or --operation dismiss"
    ),
    (["--interactive", "--gestures"], "--tag", "write --tag interactive"),
    (["--source"], "--source-unknown", "the source is known unless you write --source-unknown"),
    (["--framerate"], "--fps", "write --fps"),
    (["--dir", "--folder"], "--catalog", "write --catalog FOLDER"),
  ]
}
