import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueStaging
import SegueStyles
import SegueTimeline

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
    let page = UsePage(
      use: StyleUse(preset, values: values, in: isSwiftUI ? .swiftUI : .uiKit),
      isOwn: Self.isOwn(preset), folders: catalog.folders,
      pluginFolders: catalog.plugins.folders,
      loss: OperationFacts.uiKitLoss(of: facts),
      pluginAnimators: OperationFacts.animatorsToRegister(of: facts),
      ownAnimators: Set(facts.compactMap(\.missingAnimator)).sorted())
    if format.isJSON {
      try environment.print(page.json(of: preset))
    } else {
      try environment.print(page.text)
    }
  }

  /// Whether a preset is not the one that Segue's styles contain.
  private static func isOwn(_ preset: Preset) -> Bool {
    guard let shipped = try? CompiledCatalog.segue.preset(preset.id),
      let bytes = try? CatalogWriter.bytes(of: [shipped], rules: [])
    else { return true }
    return bytes != (try? CatalogWriter.bytes(of: [preset], rules: []))
  }
}

/// What `segue use` prints.
struct UsePage {
  let use: StyleUse
  /// Whether the preset is not one of Segue's.
  let isOwn: Bool
  /// The catalog folders that were named.
  let folders: [String]
  /// The folders of plugins that were named.
  var pluginFolders: [String] = []
  /// What UIKit leaves out of the preset; nil if it leaves out nothing.
  var loss: String?
  /// The animators of plugins that the app has to register.
  var pluginAnimators: [OperationFacts.PluginAnimator] = []
  /// The animators that nothing here has, and so the app.
  var ownAnimators: [String] = []

  /// The page.
  var text: String {
    let products = self.products.map { ".product(name: \"\($0)\", package: \"segue\")," }
    var parts = [
      (["// Package.swift: a clone of Segue beside your app, and products of your target", package]
        + products)
        .joined(separator: "\n")
    ]
    if isOwn {
      parts.append("// In a shell, now and whenever the preset changes\n\(command)")
    }
    parts.append(
      (["// In your code"] + imports.map { "import \($0)" }).joined(separator: "\n"))
    parts += registrations.map { (["// \($0.title.printable)"] + $0.lines).joined(separator: "\n") }
    parts.append(use.text)
    parts += (pluginAnimators.map(\.advice) + [loss].compactMap { $0 }).map { "// \($0.printable)" }
    return parts.joined(separator: "\n\n")
  }

  /// The page as a JSON object.
  func json(of preset: Preset) -> JSONObject {
    [
      "schema": 1, "id": .string(preset.id), "package": .string(package),
      "products": .strings(products), "compile": .string(orNull: isOwn ? command : nil),
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
    (isOwn ? [] : ["SegueStyles"]) + ["SegueUIKit"]
      + (pluginAnimators.isEmpty ? [] : AnimatorRegistration.modules)
  }

  private var imports: [String] { products }

  /// The ids of the animators that the app registers.
  private var registered: [String] { pluginAnimators.map(\.id) + ownAnimators }

  /// The lines that register them: a plugin's all at once.
  private var registrations: [StyleUse.Snippet] {
    Set(pluginAnimators.map(\.plugin)).sorted().map { AnimatorRegistration.lines(ofPlugin: $0) }
      + ownAnimators.map { AnimatorRegistration.lines(ofOwn: $0) }
  }

  /// The command that compiles the preset: with the rest of its catalog, or by its id if it needs a plugin.
  private var command: String {
    let ids = registered.isEmpty ? [] : [use.preset.id]
    return
      (["segue compile"] + ids + ["-o Sources/App/Catalog.swift"]
      + folders.map { "--catalog \($0)" }
      + (pluginAnimators.isEmpty ? [] : pluginFolders.map { "--plugin-path \($0)" })
      + registered.map { "--registered \($0)" })
      .joined(separator: " ")
  }
}
