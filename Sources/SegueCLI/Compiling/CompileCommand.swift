import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueStaging
import SegueSystem

/// `segue compile`: a catalog as Swift, for apps.
struct CompileCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Write presets as Swift, for an app.",
    discussion: """
      The file contains presets and rules in a compact form, and a style with typed parameters for each preset, such \
      as '.cellZoom(keepBelow: 0.3)'. It needs only the libraries that an app links.
      """)

  @Argument(
    help: ArgumentHelp(
      "The presets to compile, with those that they fall back to; all by default.",
      valueName: "id"), completion: .presetIDs)
  var ids: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The Swift file to write; '-' prints it.", valueName: "file"))
  var output: String

  @Option(help: "The name of the catalog in Swift, as in CompiledCatalog.app.")
  var name = "app"

  @Flag(
    name: [.customShort("f"), .customLong("force")],
    help: "Overwrite a file that 'segue compile' has not written.")
  var overwrites = false

  @OptionGroup var catalog: CatalogOptions

  func run(in environment: CommandEnvironment) throws {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try checkName()
    let library = try catalog.load(in: environment)
    if let error = library.firstError { throw Self.refusal(error) }
    try environment.report(library.messages, style: style)
    let presets = try presets(of: library, in: environment, style)
    let rules = library.registry.rules.rules.filter { rule in
      presets.contains { $0.id == rule.preset }
    }
    let file: CompiledSwiftFile
    do {
      file = try CompiledSwiftFile(of: presets, rules: rules, named: name)
    } catch {
      throw CommandFailure(.checkFailed, "cannot compile the catalog: \(error)")
    }
    try write(Array(file.text.utf8), in: environment)
  }

  /// The requested presets, and those that they fall back to or use for reduced motion.
  private func presets(
    of library: LoadedCatalog, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> [Preset] {
    guard !ids.isEmpty else { return library.registry.presets }
    var found: [String: Preset] = [:]
    var next = try ids.map { try library.preset($0, in: environment, style: style) }
    while let preset = next.popLast() {
      guard found.updateValue(preset, forKey: preset.id) == nil else { continue }
      next += [preset.fallback, preset.reducedMotion.presetID].compactMap { $0 }
        .compactMap(library.registry.preset)
    }
    return found.values.sorted { $0.id < $1.id }
  }

  private func write(_ bytes: [UInt8], in environment: CommandEnvironment) throws {
    guard output != "-" else { return try environment.output.write(bytes) }
    let path = environment.path(output)
    if !overwrites, let old = try? FileBytes.read(path, limit: 64),
      !old.starts(with: CompiledSwiftFile.mark)
    {
      throw CommandFailure(
        .usage, "'\(output.printable)' was not written by 'segue compile'",
        help: "choose another file, or use --force to overwrite it")
    }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
    try environment.print(output)
  }

  private func checkName() throws(CommandFailure) {
    let isName =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !isName else { return }
    throw CommandFailure(
      .usage, "'\(name.printable)' is not a name in Swift",
      help: "use letters and digits, such as --name app")
  }

  private static func refusal(_ error: Diagnostic) -> CommandFailure {
    let place = error.place.map { "\($0.text): " } ?? ""
    return CommandFailure(
      .checkFailed, "\(place)\(error.message)",
      help: "run 'segue validate' for all problems; only a catalog without errors is compiled")
  }
}
