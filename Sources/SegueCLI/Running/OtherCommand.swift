import ArgumentParser

/// Words that are no commands, but what people look for: which command is about them.
enum OtherCommand {
  /// The help for a word.
  static let help: [String: String] = {
    var help = [
      "families": "type 'segue list', which is ordered by families",
      "presets": "type 'segue list'",
      "animators": "type 'segue plugins list'; 'segue show ID' says what a preset uses",
      "easings":
        "Documentation/Presets.md lists the easings; 'segue show ID' draws those of a preset",
      "laws": "type 'segue validate --laws' to check them, and 'segue explain' to read about them",
      "rules": "type 'segue match' to see which rule decides",
      "serve": "type 'segue gallery --serve'", "watch": "type 'segue preview ID --watch'",
      "init": "type 'segue new ID', or 'segue plugins new ID' for a plugin",
    ]
    for kind in ["gestures", "scenes", "scenarios"] { help[kind] = "type 'segue list \(kind)'" }
    for (words, command) in others {
      for word in words { help[word] = "type 'segue \(command)'" }
    }
    return help
  }()

  private static let others: KeyValuePairs = [
    ["render", "export", "record", "film", "video"]: "preview ID -o FILE.mp4",
    ["open", "start", "ui", "tui"]: "browse",
    ["check", "lint", "test", "verify", "fix"]: "validate",
    ["create", "add", "copy"]: "new ID", ["build", "bundle", "generate"]: "compile",
    ["info", "describe", "inspect", "cat"]: "show ID", ["find", "grep"]: "search WORD",
    ["run", "scenario"]: "play ID", ["install", "setup"]: "doctor",
    ["site", "page", "publish", "web"]: "gallery -o FOLDER", ["why", "error"]: "explain CODE",
  ]
}

/// Options that do not exist, but that people try: which option does it.
enum OtherOption {
  /// The help for an option; nil if nothing is known of it, or if the command cannot do it.
  static func help(for option: String, of command: any ParsableCommand.Type) -> String? {
    guard let found = all.first(where: { $0.others.contains(option) }) else { return nil }
    return command.helpMessage().contains("  \(found.option)") ? found.help : nil
  }

  /// What to write for words where a command has options only; nil if it has none for them.
  static func help(forWords arguments: [String]) -> String? {
    guard let command = arguments.first, let options = inOrder[command],
      !arguments.contains(where: { $0.hasPrefix("-") }), arguments.count > 1
    else { return nil }
    let words = arguments.dropFirst()
    guard words.count <= options.count, zip(options, words).contains(where: { !$0.0.isEmpty })
    else { return nil }
    let written = zip(options, words).map { $0.isEmpty ? $1 : "\($0) \($1)" }
    return "write segue \(command) \(written.joined(separator: " "))"
  }

  /// The options that words stand for, in the order in which people write them.
  private static let inOrder = [
    "match": ["--operation", "--from", "--to"], "trace": ["", "--gesture"],
    "preview": ["", "--from", "--to"],
  ]

  /// The options of other programs, an option that identifies the commands concerned, and what to write.
  private static let all: [(others: Set<String>, option: String, help: String)] = [
    (["--op"], "--operation", "write --operation"),
    (["--uikit"], "--swiftui", "UIKit's code is printed without an option"),
    (
      ["--extends"], "--from",
      "write --from ID for a copy, or a file with 'extends: ID' and what differs"
    ),
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
    (["--dark-mode", "--appearance"], "--dark", "write --dark"),
    (
      ["--reverse", "--reversed", "--back"], "--operation",
      "write --operation pop, or --operation dismiss"
    ),
    (["--interactive"], "--tag", "write --tag interactive"),
    (["--source"], "--source-unknown", "the source is known unless you write --source-unknown"),
    (["--framerate"], "--fps", "write --fps"),
    (["--dir", "--folder"], "--catalog", "write --catalog FOLDER"),
  ]
}
