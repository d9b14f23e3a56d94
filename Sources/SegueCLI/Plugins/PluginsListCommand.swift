import SegueStaging
import ArgumentParser
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem

/// `segue plugins list`: the status of every plugin found.
struct PluginsListCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the plugins that Segue found, with their status.",
    discussion: """
      Prints a table on a terminal, and otherwise one plugin per line with tab-separated fields: id, \
      version, status, trust, animators, folder, and why it is not used or not trusted.

      Examples:
        segue plugins list
        segue plugins list --plugin-path ~/my-plugins --json
      """)

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let collection = try plugins.plugins(in: environment).collection
    let trust = try PluginTrust.read(in: environment)
    let cache = DigestCache(folder: environment.cacheFolder)
    let facts = collection.plugins.map { PluginSummary($0, trust, cache: cache) }
    cache.save()
    if format.isJSON {
      try environment.print([
        "schema": 1, "plugins": .array(facts.map(\.json)),
        "failures": .strings(collection.failures.map(\.description)),
        "shared": .strings(collection.sharedAnimators(builtIn: BuiltInAnimators.ids)),
        "sandbox": .string(Sandbox.summary),
        "missing": .strings(Sandbox.gaps.map(\.description)),
      ])
      return
    }
    let style = format.errorStyle(in: environment)
    if let columns = environment.columns, !facts.isEmpty {
      let table = Table(
        headings: ["ID", "VERSION", "STATUS", "TRUST", "ANIMATORS", "FOLDER"],
        rows: facts.map { Array($0.fields.prefix(6)) })
      let lines = table.lines(
        width: columns, style: format.style(in: environment), showsUnicode: environment.showsUnicode
      )
      try environment.print(styled: lines.joined(separator: "\n"))
      try printReasons(of: facts, in: environment, style: style)
    } else {
      for fact in facts { try environment.print(fact.fields.joined(separator: "\t")) }
    }
    for text in collection.sharedAnimators(builtIn: BuiltInAnimators.ids) {
      try environment.report(.note, text, style: style)
    }
    for failure in collection.failures {
      try environment.report(.warning, failure.description, style: style)
    }
    if !facts.isEmpty {
      for gap in Sandbox.gaps { try environment.report(.warning, gap.description, style: style) }
    }
    if facts.isEmpty {
      try environment.report(
        .note, "no plugins found; 'segue plugins path' prints the folders that are searched",
        style: style)
    }
  }

  /// Prints the reasons, for which a table has no space.
  private func printReasons(
    of facts: [PluginSummary], in environment: CommandEnvironment, style: ANSIStyle
  ) throws(CommandFailure) {
    for fact in facts {
      guard let reason = fact.reason else { continue }
      try environment.report(
        fact.isRefused ? .warning : .note, "\(fact.plugin.folder.printable): \(reason)",
        style: style)
      if let help = fact.help { try environment.report(.help, help, style: style) }
    }
  }
}

extension PluginTrust {
  /// Reads the user's trusted plugins.
  static func read(in environment: CommandEnvironment) throws(CommandFailure) -> PluginTrust {
    do {
      return try PluginTrust(environment: environment.variable)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}
