import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePlugins

/// `segue plugins trust`: allows a plugin's library to run in Segue's own process.
struct PluginsTrustCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "trust",
    abstract: "Trust a plugin's current library to run in process.",
    discussion: """
      Plugins run in their own process, trusted or not. With --in-process, trusted plugins run in \
      Segue's process, where they can do anything Segue can. Trust applies to the library's SHA-256: \
      if the library changes, you must trust it again.

      Examples:
        segue plugins trust ripple-tiles
        segue plugins trust ripple-tiles --revoke
      """)

  @Argument(help: "The id of a plugin.", completion: .pluginIDs)
  var plugin: String

  @Flag(help: "Stop trusting the libraries of this id.")
  var revoke = false

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    var trust = try PluginTrust.read(in: environment)
    if revoke { return try revoke(&trust, environment) }
    let plugin = try plugins.named(plugin, in: environment)[0]
    if case .refused(let refusal) = plugin.status {
      throw CommandFailure(.plugin, "cannot trust \(plugin.title): \(refusal)", help: refusal.help)
    }
    let before = trust.state(of: plugin)
    if case .broken(let reason) = before {
      throw CommandFailure(.plugin, "cannot trust \(plugin.title): \(reason)")
    }
    guard before != .noCode else {
      throw CommandFailure(
        .plugin, "\(plugin.title) has no library for this platform to trust",
        help: plugin.status.reason)
    }
    do {
      try trust.trust(plugin)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
    try report(plugin, before, trust, environment)
  }

  private func report(
    _ plugin: InstalledPlugin, _ before: PluginTrust.State, _ trust: PluginTrust,
    _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    let sum = trust.sum(of: plugin) ?? ""
    if format.isJSON {
      try environment.print([
        "schema": 1, "id": .string(plugin.id), "library": .string(plugin.libraryPath ?? ""),
        "sha256": .string(sum), "before": .string(before.name), "trust": "trusted",
      ])
      return
    }
    try environment.print(
      """
      \(before == .trusted ? "already trusted" : "trusted"): \(plugin.title)
        library  \(plugin.libraryPath ?? "")
        SHA-256  \(sum)
        signer   unknown: Segue does not check signatures
        was      \(before.name)
      """.printableLines)
  }

  private func revoke(
    _ trust: inout PluginTrust, _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    let count: Int
    do {
      count = try trust.revoke(plugin)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
    guard count > 0 else {
      throw CommandFailure(.notFound, "no library of '\(plugin)' is trusted")
    }
    if format.isJSON {
      try environment.print(["schema": 1, "id": .string(plugin), "revoked": .integer(count)])
    } else {
      try environment.print("no longer trusted: \(plugin.printable)")
    }
  }
}
