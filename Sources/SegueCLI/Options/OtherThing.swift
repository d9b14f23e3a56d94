import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueStaging
import SegueSystem
import SegueTimeline
import SegueYAML

/// Something other than a preset that has the name the user asked for, with the command that shows it.
struct OtherThing {
  let name: String
  let catalog: LoadedCatalog
  let environment: CommandEnvironment

  /// A help line with the kind of thing that has the name and its command; nil if there is none.
  var help: String? {
    let shown = name.printable
    if let kind = files.first(where: { $0.ids.contains(name) })?.kind { return help(for: kind) }
    if let help = PluginSources.help(forPreset: name, named: environment.path("catalog")) {
      return help
    }
    if FileStamp.of(environment.path(name)) != nil { return file }
    if let stem = YAMLFileName.stem(of: name), catalog.registry.preset(stem) != nil {
      return "a preset is named by its id: write '\(stem)'"
    }
    if catalog.registry.animatorIDs.contains(name) { return animator }
    if NamedTimingFunction.all.contains(where: { $0.name == name })
      || TimingDescription.functionNames.contains(name)
    {
      return
        "'\(shown)' is an easing: write 'easing: \(shown)' in a preset; 'segue show ID' draws those of one"
    }
    if let law = Law.allCases.first(where: { [$0.name, $0.code.description].contains(spaced) }) {
      return "'\(shown)' is a law: type 'segue explain \(law.code)'"
    }
    if Explanation.all.contains(where: { $0.code.description == name }) {
      return "'\(shown)' is a diagnostic: type 'segue explain \(shown)'"
    }
    if let operation = Operation(rawValue: name) {
      return "'\(shown)' is an operation: type 'segue list --operation \(operation.rawValue)'"
    }
    return ["pan", "edge-pan", "pinch", "long-press", "overscroll"].contains(name)
      ? "'\(shown)' is a gesture of interactions: 'segue list gestures' lists recorded ones" : nil
  }

  /// The name with spaces, as the names of laws have them.
  private var spaced: String { name.contains("/") ? name : name.replacing("-", with: " ") }

  private var files: [CatalogFiles] {
    [CatalogFiles.Kind.gesture, .scenario, .scene].map { CatalogFiles($0, in: catalog.folders) }
  }

  private func help(for kind: CatalogFiles.Kind) -> String {
    switch kind {
    case .gesture:
      "'\(name)' is a recorded gesture: type 'segue preview ID --gesture \(name)' with a preset's id"
    case .scenario: "'\(name)' is a scenario: type 'segue play \(name)'"
    case .scene: "'\(name)' is a scene: type 'segue preview ID --scene \(name)' with a preset's id"
    }
  }

  private var file: String {
    let shown = name.printable
    if let plugin = PluginFile.help(forFolder: environment.path(name)) {
      return plugin
    }
    guard let stem = YAMLFileName.stem(of: name) else {
      return "'\(shown)' is a folder: give a catalog with '--catalog \(shown)'"
    }
    let stamp = FileStamp.of(environment.path(name))
    if let entry = catalog.entries.first(where: { FileStamp.of($0[.path]) == stamp }) {
      return "a preset is named by its id: write '\(entry[.id])'"
    }
    let id = stem.split(separator: "/").last.map(String.init) ?? stem
    return
      "write its id, '\(id.printable)', and the catalog it is in with --catalog FOLDER; 'segue validate \(shown)' checks the file"
  }

  private var animator: String {
    let user = catalog.registry.presets.first { preset in
      preset.operations.contains { operation in
        guard case .forward(let plan)? = preset.transitions[operation] else { return false }
        return plan.animators.contains { $0.id == name }
      }
    }
    return "'\(name)' is an animator"
      + (user.map { ": 'segue show \($0.id)' shows a preset that uses it" } ?? "")
  }
}
