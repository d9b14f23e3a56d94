import ArgumentParser
import SeguePluginABI
import SeguePlugins

/// One check of `segue plugins validate`, in a separate process; for internal use.
struct PluginsRunCheckCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "run-check", abstract: "Run one check of 'segue plugins validate'.",
    shouldDisplay: false)

  @Argument(help: "The check.")
  var check: String

  @Argument(help: "The folder of the plugin.")
  var folder: String

  @Option(help: "The animator or preset to check.")
  var subject: String?

  @Option(name: .customLong("catalog"), help: "A catalog folder.")
  var catalog: [String] = []

  func run(in environment: CommandEnvironment) throws {
    guard let check = PluginCheck(rawValue: check) else {
      throw CommandFailure(.usage, "there is no check '\(check)'")
    }
    let reply = CheckReply()
    let plugin = PluginDiscovery(PluginSearch { _ in nil }, host: PluginHost.segue.version)
      .plugin(at: folder)
    let inspection = PluginInspection(plugin: plugin, catalog: catalog)
    reply.give(inspection.verdict(of: PluginCheckRun(check: check, subject: subject)))
  }
}
