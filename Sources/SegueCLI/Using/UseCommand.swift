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
    let (file, containing) = compiledFile(in: environment)
    let existing = CompiledFile.record(at: environment.path(file)).flatMap {
      CompileCommand.parsed($0.options, of: file, in: environment)
    }
    var catalog = catalog
    catalog.plugins.folders = catalog.plugins.folders.map(environment.shortened)
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
    try Self.requirePlugins(of: missing, preset)
    for animator in missing {
      guard let near = NearestName.find(animator, among: library.registry.animatorIDs) else {
        continue
      }
      try environment.report(
        .warning, "there is no animator '\(animator)'; a similar name is '\(near)'".printable,
        style: format.errorStyle(in: environment))
    }
    let animators = OperationFacts.animatorsToRegister(of: facts)
    let known = library.plugins.collection.plugins
    let unlinkable = Self.languages(of: animators, among: known)
    let plugins = animators.filter { unlinkable[$0.pluginID] == nil }
    let ownCatalogs = max(1, library.count(of: catalog.folders))
    let ownFolder = catalog.ownFolder(in: environment)
    let hasRules =
      ownFolder != nil
      && library.registry.rules.rules.contains { $0.catalogIndex < ownCatalogs }
    var page = UsePage(
      use: StyleUse(preset, values: values, in: isSwiftUI ? .swiftUI : .uiKit),
      // Beside public styles of the app's own, those of SegueStyles with the same names are ambiguous.
      compilation: Self.isOwn(preset) || containing > 0 || existing?.isPublic == true
        ? Compilation(
          of: preset, in: library, catalog, ownCatalogs: ownCatalogs,
          beside: existing, isContained: containing > 0,
          ownFolder) : nil,
      // Where several files contain it, all of them are compiled again.
      file: containing > 1 ? nil : file,
      module: existing?.isPublic == true ? Self.module(of: file, in: environment) : nil,
      project: AppProject(around: environment),
      loss: OperationFacts.uiKitLoss(of: facts),
      pluginAnimators: plugins,
      pluginPackages: Self.packages(of: plugins, among: known, in: environment),
      ownAnimators: missing
        + animators.map(\.id).filter { id in !plugins.contains { $0.id == id } },
      unlinkable: unlinkable)
    if page.compilation != nil, hasRules {
      page.rulesCatalog = existing?.name ?? CompileCommand.usualName
    }
    if format.isJSON {
      try environment.print(page.json)
    } else {
      try environment.print(page.text)
    }
  }

  /// The module of a compiled file with public styles; nil if the command is run inside of it.
  private static func module(of file: String, in environment: CommandEnvironment) -> String? {
    let folder = FileSystem.folder(of: environment.absolute(file))
    let way = FileSystem.path(to: environment.absolute("."), from: folder)
    let isInside = way == "." || !way.hasPrefix("..")
    let hasOthers =
      AppProject.newFiles(in: environment.path("\(environment.project.root).")).count > 1
    return isInside || !hasOthers ? nil : folder.split(separator: "/").last.map(String.init)
  }

  /// The languages of the animators' plugins that an app cannot link, by the plugins' ids.
  private static func languages(
    of animators: [OperationFacts.PluginAnimator], among known: [InstalledPlugin]
  ) -> [String: String] {
    let languages = known.compactMap { plugin in
      plugin.unlinkableLanguage.map { (plugin.id, $0) }
    }
    return Dictionary(languages) { first, _ in first }
      .filter { language in animators.contains { $0.pluginID == language.key } }
  }

  /// Throws if a plugin of the project has an animator that is missing.
  private static func requirePlugins(
    of missing: [String], _ preset: Preset
  ) throws(CommandFailure) {
    for animator in missing {
      guard let help = PluginSources.help(forAnimator: animator, of: preset) else { continue }
      throw CommandFailure(
        .notFound,
        "'\(preset.id)' needs the animator '\(animator)', and its plugin is not among those that were found",
        help: help)
    }
  }

  /// The packages of the plugins' sources as the project's manifest names them, by the plugins' ids.
  ///
  /// The sources lie around what was built from them or, of an installed plugin, in a folder of the plugin's name.
  private static func packages(
    of animators: [OperationFacts.PluginAnimator], among known: [InstalledPlugin],
    in environment: CommandEnvironment
  ) -> [String: String] {
    let root = environment.absolute("\(environment.project.root).")
    var packages: [String: String] = [:]
    for id in Set(animators.map(\.pluginID)) {
      let sources = known.filter { $0.id == id }.map(\.sourceFolder) + ["\(root)/\(id)"]
      let package = sources.first { FileStamp.of("\($0)/Package.swift") != nil }
      packages[id] = package.map { FileSystem.path(to: $0, from: root) }
    }
    return packages
  }

  /// The file to compile to: the one that contains the preset, another compiled one, or one in the folder of a target, of a
  /// package or an Xcode project; and how many contain it.
  private func compiledFile(in environment: CommandEnvironment) -> (path: String, containing: Int) {
    let root = environment.project.root
    let here = environment.path("\(root).")
    let compiled = Self.nearestFirst(CompiledFile.all(below: here), in: environment)
    let containing = compiled.filter {
      CompiledFile.record(at: "\(here)/\($0)")?.presets.contains(id) == true
    }
    let file =
      containing.first ?? compiled.first
      ?? Self.nearestFirst(AppProject.newFiles(in: here), in: environment).first
      ?? AppProject.usualFile
    let path = environment.absolute("\(root)\(file)")
    return (FileSystem.path(to: path, from: environment.absolute(".")), containing.count)
  }

  /// Files of the project, those in the command's folder before the others.
  private static func nearestFirst(
    _ files: [String], in environment: CommandEnvironment
  ) -> [String] {
    let root = environment.absolute("\(environment.project.root).")
    let folder = FileSystem.path(to: environment.absolute("."), from: root) + "/"
    return files.filter { $0.hasPrefix(folder) } + files.filter { !$0.hasPrefix(folder) }
  }

  /// Whether a preset is not the one that Segue's styles contain.
  private static func isOwn(_ preset: Preset) -> Bool {
    guard let shipped = try? CompiledCatalog.segue.preset(preset.id),
      let bytes = try? CatalogWriter.bytes(of: [shipped], rules: [])
    else { return true }
    return bytes != (try? CatalogWriter.bytes(of: [preset], rules: []))
  }
}
