import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueGallery
import SeguePluginABI
import SeguePlugins
import SeguePreview
import SegueStaging
import SegueSystem
import SegueTerminal
import SegueYAML

/// `segue doctor`: the environment of Segue on this machine.
struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show what Segue finds on this machine: folders, programs, the terminal.")

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let sections = [
      versions, folders(in: environment), plugins(in: environment), sandbox,
      programs(in: environment), try terminalSection(in: environment), cache(in: environment),
    ]
    if format.isJSON {
      let members = sections.map { ($0.name, JSONValue.strings($0.lines)) }
      try environment.print(["schema": 1] + JSONObject(members))
      return
    }
    let style = format.style(in: environment)
    let blocks = sections.map { section in
      ([style.paint(section.name, .bold)] + section.lines.map { "  \($0.printable)" })
        .joined(separator: "\n")
    }
    try environment.print(styled: blocks.joined(separator: "\n\n"))
  }

  private typealias Section = (name: String, lines: [String])

  private var versions: Section {
    (
      "versions",
      [
        "segue \(PluginHost.segue.version)",
        "preset format \(PresetSchema.version.shortText), JSON output 1",
      ]
    )
  }

  private func folders(in environment: CommandEnvironment) -> Section {
    let places = catalog.search(in: environment).places
    let lines = places.enumerated().map { index, place in
      let state: String
      do throws(SystemFailure) {
        let folder = try CatalogFolder(place.path)
        // Together with the folders searched later, whose presets it may extend.
        let others = places[(index + 1)...].compactMap { try? CatalogFolder($0.path) }
        let loaded = CatalogLoader().load([folder] + others)
        let count = loaded.groups[0].count
        let left = loaded.diagnostics[0].errorsByFile.count
        state =
          "\(count) \(count == 1 ? "preset" : "presets")"
          + (left == 0 ? "" : ", \(left) \(left == 1 ? "file" : "files") skipped")
      } catch {
        state = error.isMissing ? "not found" : error.reason
      }
      return "\(place.path) (\(place.reason.rawValue)): \(state)"
    }
    return ("catalog", lines)
  }

  private func plugins(in environment: CommandEnvironment) -> Section {
    let found = catalog.plugins.use(in: environment).collection
    let lines = catalog.plugins.search(in: environment).places.map { place in
      "\(place.path) (\(place.reason.rawValue)): \(found.state(of: place))"
    }
    return ("plugins", lines)
  }

  /// The sandbox of plugins, and its gaps on this system.
  private var sandbox: Section {
    (
      "sandbox",
      ["in force: \(Sandbox.summary)"] + Sandbox.gaps.map { "missing: \($0)" }
    )
  }

  private func programs(in environment: CommandEnvironment) -> Section {
    let path = environment.variable("PATH")
    let ffmpeg = ProgramSearch.find(["ffmpeg"], in: path)
    let browsers = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    return (
      "programs",
      [
        "ffmpeg, for MP4, GIF and APNG: \(ffmpeg ?? "not found; install the package ffmpeg")",
        "chromium, only for testing HTML: "
          + (ProgramSearch.find(browsers, in: path) ?? "not found"),
      ]
    )
  }

  /// Queries only a real terminal: its replies would be typed into something else.
  private func terminalSection(
    in environment: CommandEnvironment
  ) throws(CommandFailure) -> Section {
    let pictures = try terminal.pictures(in: environment)
    guard environment.hasTerminal else {
      return ("terminal", ["standard output is not a terminal: images cannot be displayed"])
    }
    do {
      let capabilities = try pictures.capabilities(of: TerminalDevice())
      return ("terminal", capabilities.findings)
    } catch {
      return ("terminal", [error.description])
    }
  }

  private func cache(in environment: CommandEnvironment) -> Section {
    guard let folder = environment.cacheFolder else {
      return ("cache", ["none: neither XDG_CACHE_HOME nor HOME is set"])
    }
    let state = ProgramSearch.canWrite(in: folder) ? "writable" : "not writable"
    return ("cache", ["\(folder): \(state)"])
  }
}

/// Searches for programs that other programs start by name.
enum ProgramSearch {
  /// The path of the first of several programs found in `PATH`; nil if there is none.
  static func find(_ names: [String], in path: String?) -> String? {
    let folders = (path ?? "").split(separator: ":")
    for name in names {
      for folder in folders where FileSystem.isExecutable("\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  /// Whether files can be created in a folder, or the folder itself can be created.
  static func canWrite(in folder: String) -> Bool {
    var path = folder
    while !FileSystem.exists(path), let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
    }
    return FileSystem.isWritable(path)
  }
}
