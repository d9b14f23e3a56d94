import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SeguePlugins
import SegueStaging
import SegueStyles
import SegueSystem
import SegueTimeline
import SegueYAML

/// `segue use`: the lines that an app needs for a preset.
struct UseCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "use",
    abstract: "Print what to paste into an app to use a preset.",
    discussion: """
      Prints lines for Package.swift and for UIKit, or with --swiftui for SwiftUI. A preset of your own is compiled for \
      the app first; how is printed too.
      """)

  @Argument(help: "The id of a preset.", completion: .presetIDs)
  var id: String

  @Flag(name: .customLong("swiftui"), help: "Print lines for SwiftUI instead of UIKit.")
  var isSwiftUI = false

  @Option(
    help: ArgumentHelp("The value of a parameter.", valueName: "name=value"),
    completion: .parameters, transform: ParameterAssignment.read)
  var param: [ParameterAssignment] = []

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let file = Self.file(in: environment)
    let existing = CompiledFile.record(at: environment.path(file)).flatMap(CompileCommand.parsed)
    var catalog = catalog
    // The plugins that the file was compiled with.
    catalog.plugins.folders += (existing?.catalog.plugins.folders ?? []).filter {
      !catalog.plugins.folders.contains($0) && FileStamp.of(environment.path($0)) != nil
    }
    let library = try catalog.load(in: environment)
    let preset = try library.preset(
      id, in: environment, style: format.errorStyle(in: environment))
    guard !preset.operations.isEmpty else {
      throw CommandFailure(
        .usage, "'\(preset.id)' has no operations, and so no style",
        help:
          "drive it with ScrollEffect: 'Effects of scrolling' in the article Interaction of SegueUIKit has the code"
      )
    }
    let assigned = Set(param.map(\.name))
    let values = try preset.parameters(param).values.filter { assigned.contains($0.key) }
    let facts = preset.operations.map { OperationFacts($0, of: preset, in: library.registry) }
    let missing = Set(facts.compactMap(\.missingAnimator)).sorted()
    try Self.requirePlugins(of: missing, preset, in: environment)
    let plugins = OperationFacts.animatorsToRegister(of: facts)
    let page = UsePage(
      use: StyleUse(preset, values: values, in: isSwiftUI ? .swiftUI : .uiKit),
      compilation: Self.isOwn(preset)
        ? Compilation(
          of: preset, in: library, ownCatalogs: max(1, library.count(of: catalog.folders)),
          beside: existing,
          catalog.ownFolder(in: environment)) : nil,
      file: file,
      folders: catalog.folders,
      pluginFolders: catalog.plugins.folders,
      loss: OperationFacts.uiKitLoss(of: facts),
      pluginAnimators: plugins,
      isSecondPlugin: Self.isSecond(
        plugins, beside: existing, among: library.plugins.collection.plugins, in: environment),
      ownAnimators: missing)
    if format.isJSON {
      try environment.print(page.json(of: preset))
    } else {
      try environment.print(page.text)
    }
  }

  /// Throws if the sources of a plugin lie here in a folder named like an animator that is missing.
  private static func requirePlugins(
    of missing: [String], _ preset: Preset, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    for animator in missing {
      guard let help = PluginFile.help(forFolder: environment.path(animator)) else { continue }
      throw CommandFailure(
        .notFound,
        "'\(preset.id)' needs the animator '\(animator)', and its plugin is not among those that were found",
        help: help)
    }
  }

  /// Whether the app links the entry of another plugin before this one: then that of this one has another name.
  private static func isSecond(
    _ animators: [OperationFacts.PluginAnimator], beside existing: CompileCommand?,
    among known: [InstalledPlugin], in environment: CommandEnvironment
  ) -> Bool {
    let ids = Set(animators.map(\.pluginID))
    let isRenamed = ids.contains {
      FileStamp.of(environment.path(AnimatorRegistration.header(ofPlugin: $0))) != nil
    }
    // A file lists the animators of the last plugin first.
    let linked = (existing?.registered ?? []).compactMap { animator in
      known.first { $0.manifest?.animators.contains { $0.description.id == animator } ?? false }?.id
    }
    return isRenamed || linked.last.map { !ids.contains($0) } ?? false
  }

  /// The file to compile to: the one that was compiled before, or one in the folder of a target, of a package or an Xcode project.
  private static func file(in environment: CommandEnvironment) -> String {
    let targets = folders(in: "Sources/", environment)
    let projects = ((try? OpenFolder(environment.path(".")).entries()) ?? []).map(\.name)
      .filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) }
    let files = (targets.isEmpty ? projects : targets).map { "\($0)/Catalog.swift" }.sorted()
    let compiled = files.first { CompiledFile.record(at: environment.path($0)) != nil }
    return compiled ?? files.first ?? "Sources/App/Catalog.swift"
  }

  private static func folders(in parent: String, _ environment: CommandEnvironment) -> [String] {
    ((try? OpenFolder(environment.path(parent)).entries()) ?? []).filter { $0.kind == .folder }
      .map { parent + $0.name }
  }

  /// Whether a preset is not the one that Segue's styles contain.
  private static func isOwn(_ preset: Preset) -> Bool {
    guard let shipped = try? CompiledCatalog.segue.preset(preset.id),
      let bytes = try? CatalogWriter.bytes(of: [shipped], rules: [])
    else { return true }
    return bytes != (try? CatalogWriter.bytes(of: [preset], rules: []))
  }
}

/// The output of `segue use`.
struct UsePage {
  let use: StyleUse
  /// The compilation for the app; nil for one of Segue's presets.
  let compilation: Compilation?
  /// The Swift file that it is compiled to.
  let file: String
  /// The catalog folders that were named.
  let folders: [String]
  /// The folders of plugins that were named.
  var pluginFolders: [String] = []
  /// The effects that UIKit leaves out of the preset; nil if it shows all.
  var loss: String?
  /// The animators of plugins that the app has to register.
  var pluginAnimators: [OperationFacts.PluginAnimator] = []
  /// Whether the app registers animators of other plugins already.
  var isSecondPlugin = false
  /// The animators that nothing here provides, so the app has to.
  var ownAnimators: [String] = []

  /// The page.
  var text: String {
    let products = self.products.map { ".product(name: \"\($0)\", package: \"segue\")," }
    var parts = [
      ([
        "// Package.swift (swift-tools-version 6.1, platforms: [.iOS(.v17)]): a clone of Segue beside your app, and products of your target",
        "// In Xcode: File › Add Package Dependencies… › Add Local…, and the products in the target's frameworks",
        package,
      ]
        + products
        + plugins.flatMap { AnimatorRegistration.target(ofPlugin: $0, isSecond: isSecondPlugin) })
        .joined(separator: "\n")
    ]
    if let command {
      parts.append("// In a shell, now and whenever the preset changes\n\(command)")
    }
    parts.append(
      (["// In your code"] + importLines).joined(separator: "\n"))
    parts += registrations.map { (["// \($0.title.printable)"] + $0.lines).joined(separator: "\n") }
    parts.append(use.text)
    if let loss { parts.append("// \(loss.printable)") }
    return parts.joined(separator: "\n\n")
  }

  /// The page as a JSON object.
  func json(of preset: Preset) -> JSONObject {
    [
      "schema": 1, "id": .string(preset.id), "package": .string(package),
      "products": .strings(products), "compile": .string(orNull: command),
      "imports": .strings(imports), "style": .string(use.style),
      "parameters": .string(orNull: use.parameters), "inApps": .string(orNull: loss),
      "register": .strings(registered),
      "snippets": .array(
        (registrations + use.snippets).map {
          ["title": .string($0.title), "code": .string($0.lines.joined(separator: "\n"))]
        }),
    ]
  }

  private var package: String {
    ".package(name: \"segue\", path: \"../segue\", traits: []),"
  }

  private var products: [String] {
    (compilation == nil ? ["SegueStyles"] : []) + ["SegueUIKit"]
      + (pluginAnimators.isEmpty ? [] : AnimatorRegistration.modules)
  }

  private var imports: [String] {
    products + plugins.map(AnimatorRegistration.module)
  }

  /// The ids of the plugins that the app links.
  private var plugins: [String] { Set(pluginAnimators.map(\.pluginID)).sorted() }

  /// The lines that import them.
  private var importLines: [String] {
    products.map { "import \($0)" }
      + plugins.map {
        "import \(AnimatorRegistration.module(ofPlugin: $0))  // the target with the plugin's sources"
      }
  }

  /// The ids of the animators that the app registers.
  private var registered: [String] { pluginAnimators.map(\.id) + ownAnimators }

  /// The lines that register them: a plugin's all at once.
  private var registrations: [StyleUse.Snippet] {
    let titles = Dictionary(pluginAnimators.map { ($0.plugin, $0.pluginID) }) { first, _ in first }
    return titles.sorted { $0.key < $1.key }.map { title, id in
      AnimatorRegistration.lines(
        ofPlugin: title, entry: AnimatorRegistration.entry(ofPlugin: id, isSecond: isSecondPlugin))
    }
      + ownAnimators.map { AnimatorRegistration.lines(ofOwn: $0) }
  }

  private var command: String? {
    guard let compilation else { return nil }
    return
      (["segue compile"] + compilation.arguments + ["-o \(file)"]
      + folders.map { "--catalog \($0)" }
      + (compilation.needsPlugins ? pluginFolders.map { "--plugin-path \($0)" } : [])
      + compilation.animators.map { "--registered \($0)" })
      .joined(separator: " ")
  }
}

/// The command that `segue use` suggests for compiling a preset: the whole catalog that it belongs to, so that all its
/// presets are in one file; a preset from elsewhere is compiled by its id.
struct Compilation {
  /// The catalog folder and the ids; none for all of the catalog.
  let arguments: [String]
  /// The animators that the app has to register for what is compiled.
  let animators: [String]
  /// Whether the preset or some of them may be a plugin's.
  let needsPlugins: Bool

  /// - Parameters:
  ///   - count: the number of folders, in search order, that `segue compile` compiles without ids.
  ///   - existing: the command that the file was compiled with; nil if there is no file yet.
  ///   - folder: the catalog of the app's own presets; nil if it has none.
  init(
    of preset: Preset, in library: LoadedCatalog, ownCatalogs count: Int,
    beside existing: CompileCommand?, _ folder: String?
  ) {
    let own = library.presets(ofFirst: count)
    let isOwn = own.contains { $0.id == preset.id }
    let before = existing?.arguments ?? []
    let whole = (isOwn ? [] : [folder].compactMap(\.self)) + (isOwn ? [] : [preset.id])
    let isIncluded = before.contains(preset.id) || isOwn && folder.map(before.contains) == true
    arguments = before.isEmpty ? whole : before + (isIncluded ? [] : [preset.id])
    let isWhole = isOwn || folder.map(arguments.contains) == true
    let facts = ((isWhole ? own : []) + (isOwn ? [] : [preset])).flatMap { preset in
      preset.operations.map { OperationFacts($0, of: preset, in: library.registry) }
    }
    let ofPlugins = OperationFacts.animatorsToRegister(of: facts).map(\.id)
    animators = Set(ofPlugins + facts.compactMap(\.missingAnimator)).sorted()
    needsPlugins = !isOwn || !ofPlugins.isEmpty
  }
}
