import ArgumentParser

/// Words that are no commands, but what people look for: which command is about them.
enum OtherCommand {
  /// The help for a word after a command; nil if nothing is known of it.
  static func help(for word: String, after command: any ParsableCommand.Type) -> String? {
    if command == PluginsCommand.self { return plugins.first { $0.key.contains(word) }?.value }
    return command == Segue.self ? help[word] : nil
  }

  private static let plugins: KeyValuePairs = [
    ["install", "add", "get"]:
      "copy its folder into the one that 'segue plugins path --user' prints",
    ["uninstall", "remove", "delete", "rm"]:
      "delete its folder, which 'segue plugins show ID' prints",
    ["create", "init", "generate", "template"]: "type 'segue plugins new ID --language c'",
    ["untrust", "distrust", "revoke"]: "type 'segue plugins trust ID --revoke'",
    ["check", "lint", "test", "verify"]: "type 'segue plugins validate FOLDER'",
    ["build", "make", "compile"]: "type 'make' in the folder with its sources",
    ["info", "describe", "inspect"]: "type 'segue plugins show ID'",
  ]

  /// The help for a word.
  private static let help: [String: String] = {
    var help = [
      "ls": "type 'segue list'", "version": "type 'segue --version'",
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
    for kind in ["gestures", "scenes", "scenarios", "tags"] {
      help[kind] = "type 'segue list \(kind)'"
    }
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
