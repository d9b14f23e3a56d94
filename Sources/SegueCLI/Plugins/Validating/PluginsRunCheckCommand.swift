import ArgumentParser
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins

/// One check of `segue plugins validate`: in a process that `validate` started, or by hand.
///
/// By hand the library is loaded into this process, from its own path and without a sandbox, so
/// that a debugger or a sanitizer sees the plugin's code.
struct PluginsRunCheckCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "run-check", abstract: "Run one check in this process, for a debugger.",
    discussion: """
      Loads the plugin's library into this process, with no sandbox: the plugin can do all that you can do. \
      Run it only for plugins that you wrote or read.

      Examples:
        gdb --args segue plugins run-check parameters build/my-plugin.segueplugin
        LD_PRELOAD=$(cc -print-file-name=libasan.so) segue plugins run-check parameters build/my-plugin.segueplugin
      """)

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
      throw CommandFailure(
        .usage, "there is no check '\(check)'",
        help: NearestName.help(
          for: check, noun: "check", among: PluginCheck.allCases.map(\.rawValue))
          ?? "run 'segue plugins validate --list' for all checks")
    }
    let run = PluginCheckRun(check: check, subject: subject)
    if let reply = CheckReply() {
      guard let executable = environment.executable else {
        reply.give(CheckVerdict(.skip, "the path of the segue executable is unknown"))
      }
      reply.give(inspection(in: .isolated(executable: executable)).verdict(of: run))
    }
    try environment.report(
      .note, "the library runs in this process, with no sandbox and no time limit: Ctrl-C stops it",
      style: ANSIStyle(isOn: false))
    let verdict = inspection(in: .thisProcess).verdict(of: run)
    try environment.print("\(verdict.status.rawValue.uppercased())  \(verdict.message.printable)")
    if let help = verdict.help { try environment.print("help: \(help.printable)") }
    if verdict.status == .fail { throw CommandFailure.silent(.checkFailed) }
  }

  private func inspection(in place: LibraryChecks.Place) -> PluginInspection {
    let plugin = PluginDiscovery(PluginSearch { _ in nil }, host: PluginHost.segue.version)
      .plugin(at: folder)
    return PluginInspection(plugin: plugin, place: place, catalog: catalog)
  }
}
