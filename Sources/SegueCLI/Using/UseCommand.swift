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
    let animators = AppAnimators(
      of: facts, among: library.plugins.collection.plugins, in: environment)
    try reportMissing(animators.missing, of: preset, in: library, environment)
    let ownCatalogs = max(1, library.count(of: catalog.folders))
    let ownFolder = catalog.ownFolder(in: environment)
    let rules = ownFolder.map { _ in
      library.registry.rules.rules.filter { $0.catalogIndex < ownCatalogs }
    }
    var page = UsePage(
      use: StyleUse(preset, values: values, in: isSwiftUI ? .swiftUI : .uiKit),
      // Where the app has a module of styles, all of them are there.
      compilation: Self.isOwn(preset) || containing > 0 || existing?.isPublic == true
        ? Compilation(
          of: preset, in: library, catalog, ownCatalogs: ownCatalogs,
          beside: existing, isContained: containing > 0,
          ownFolder) : nil,
      // Where several files contain it, all of them are compiled again.
      file: containing > 1 ? nil : file,
      module: existing?.isPublic == true ? UsePage.Module(of: file, in: environment) : nil,
      project: AppProject(around: environment),
      loss: OperationFacts.uiKitLoss(of: facts),
      animators: animators)
    if page.compilation != nil {
      page.rules = AppRules(rules ?? [], in: existing?.name ?? CompileCommand.usualName)
    }
    if try !environment.print(page.json, asJSON: format.isJSON) {
      try environment.print(page.text)
    }
  }

  /// Names the nearest animators to those that are missing.
  ///
  /// - Throws: if a plugin of the project has one, which only has to be built.
  private func reportMissing(
    _ missing: [String], of preset: Preset, in library: LoadedCatalog,
    _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    for animator in missing {
      if let help = PluginSources.help(forAnimator: animator, of: preset) {
        throw CommandFailure(
          .notFound,
          "'\(preset.id)' needs the animator '\(animator)', and its plugin is not among those that were found",
          help: help)
      }
      if let near = NearestName.find(animator, among: library.registry.animatorIDs) {
        try environment.report(
          .warning, "there is no animator '\(animator)'; a similar name is '\(near)'".printable,
          style: format.errorStyle(in: environment))
      }
    }
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
