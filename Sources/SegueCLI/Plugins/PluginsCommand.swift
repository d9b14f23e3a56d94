import ArgumentParser

/// `segue plugins`: the plugins on this machine.
struct PluginsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "plugins",
    abstract: "List, show, trust, create and validate plugins.",
    discussion: """
      A plugin is a folder NAME.segueplugin with a manifest, presets and, if it has code, a library. \
      Only 'validate' runs a plugin's code, in separate processes.

      Examples:
        segue plugins list
        segue plugins show ripple-tiles
        segue plugins trust ripple-tiles
        mkdir -p "$(segue plugins path --user)"
        cp -r ripple-tiles.segueplugin "$(segue plugins path --user)"
      """,
    // Mapped one by one, since converting the array would look up each conformance in the whole program.
    subcommands: commands.map { $0 }, defaultSubcommand: PluginsListCommand.self)

  /// The subcommands, in the order of the help.
  static let commands: [any Subcommand.Type] = [
    PluginsListCommand.self, PluginsShowCommand.self, PluginsTrustCommand.self,
    PluginsPathCommand.self, PluginsNewCommand.self, PluginsValidateCommand.self,
    PluginsRunCheckCommand.self,
  ]

  /// The parser always chooses a subcommand.
  func run(in environment: CommandEnvironment) throws {}
}
