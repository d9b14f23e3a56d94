import SegueStaging
import SeguePreview
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueTerminal
import SegueTimeline
import SegueYAML

/// The output of `segue plugins show` for a plugin.
struct PluginPage {
  let facts: PluginSummary
  /// The SHA-256 of the library for this platform; nil if there is none, or it cannot be read.
  let sum: String?
  /// Other plugins with the same id.
  let others: [InstalledPlugin]
  let style: ANSIStyle
  let showsUnicode: Bool
  let width: Int

  private var plugin: InstalledPlugin { facts.plugin }
  private var manifest: PluginManifest? { facts.plugin.manifest }

  /// The page.
  var text: String {
    let sections = [heading, libraries, animators, presets, alternatives, problems]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var heading: [String] {
    let name = manifest?.name ?? plugin.id
    let title = "\(style.paint(name.printable, .bold))  \(style.paint(plugin.id.printable, .cyan))"
    let authors = manifest?.authors.map { $0.name + ($0.url.map { " <\($0)>" } ?? "") } ?? []
    let status = plugin.status.name + (plugin.status.reason.map { ": \($0)" } ?? "")
    let lines: [(String, String?)] = [
      ("version", manifest?.version.description), ("status", status), ("help", facts.help),
      ("folder", plugin.folder), ("found in", plugin.place.reason.rawValue),
      ("authors", authors.joined(separator: ", ")), ("license", manifest?.license),
      ("homepage", manifest?.homepage),
      ("segue", manifest.flatMap { $0.host == VersionRange() ? nil : $0.host.description }),
      ("interface", manifest?.interface?.description),
    ]
    return [title] + (manifest.map { [$0.summary.printable] } ?? []) + [""]
      + lines.compactMap { name, value in
        guard let value, !value.isEmpty else { return nil }
        return style.paint(name.fitted(to: 12), .dim) + value.printable
      }
  }

  private var libraries: [String] {
    guard let manifest, !manifest.libraries.isEmpty else { return [] }
    func line(_ name: String, _ value: String) -> String {
      style.paint(name.fitted(to: 14), .dim) + value.printable
    }
    // Not a table, which would truncate hashes that must be compared.
    var lines = [style.paint("LIBRARIES", .bold)]
    for (platform, library) in manifest.libraries.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      lines.append(line(platform.rawValue, library.path))
      if let said = library.sha256 { lines.append(line("  expected", said)) }
    }
    if let sum { lines += [line("loaded from", plugin.libraryPath ?? ""), line("  SHA-256", sum)] }
    let reason = facts.reason.map { $0 == plugin.status.reason ? "" : ": \($0)" } ?? ""
    return lines + [line("trust", facts.trust.name + reason)]
  }

  private var animators: [String] {
    (manifest?.animators ?? []).enumerated().flatMap { index, animator in
      let description = animator.description
      let operations = Operation.allCases.filter(description.operations.contains)
      let title = "\(style.paint("ANIMATOR", .bold)) \(style.paint(description.id, .cyan))"
      let facts = [
        "operations \(operations.map(\.rawValue).joined(separator: ", "))",
        "reverse \(animator.reverse.rawValue)",
        "reduced motion by \(animator.reducesMotion ? "itself" : "the preset")",
      ]
      let capabilities = description.capabilities.sorted().joined(separator: ", ")
      let lines = [
        "\(title) \(description.version)", "  \(animator.summary.printable)",
        "  \((facts + (capabilities.isEmpty ? [] : ["capabilities \(capabilities)"])).joined(separator: "; "))",
      ]
      return (index > 0 ? [""] : []) + lines + parameters(description.parameters)
    }
  }

  private func parameters(_ parameters: [ParameterDescription]) -> [String] {
    guard !parameters.isEmpty else { return [] }
    let rows = parameters.map { parameter in
      [
        parameter.name, parameter.text(of: parameter.defaultValue), parameter.rangeText,
        parameter.unit?.printable ?? "", parameter.help.printable,
      ]
    }
    let table = Table(
      headings: ["PARAMETER", "DEFAULT", "RANGE", "UNIT", "HELP"], rows: rows, wrapsLastColumn: true
    )
    let indentation = "  "
    return table.lines(
      width: width - indentation.count, style: style, showsUnicode: showsUnicode
    ).map { indentation + $0 }
  }

  private var presets: [String] {
    guard !plugin.presetFiles.isEmpty else { return [] }
    let ids = plugin.presetFiles.map { String($0.dropLast(".yaml".count)).printable }
    return [style.paint("PRESETS", .bold)] + ids.map { "  \($0)" }
  }

  private var alternatives: [String] {
    guard !others.isEmpty else { return [] }
    return [style.paint("OTHER PLUGINS WITH THIS ID", .bold)]
      + others.map { "  \($0.title): \($0.status.reason ?? $0.status.name)" }
  }

  private var problems: [String] {
    plugin.diagnostics.isEmpty
      ? [] : [plugin.diagnostics.text(.human(style.isOn ? .ansi : .plain))]
  }
}
