import SegueExport
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueYAML

/// The animators that an app has to register for a preset.
struct AppAnimators {
  /// Those of plugins that it links.
  private(set) var ofPlugins: [OperationFacts.PluginAnimator] = []
  /// The folders of these plugins' packages, by the plugins' ids.
  private(set) var packages: [String: String] = [:]
  /// The ids of those that nothing here provides.
  private(set) var missing: [String] = []
  /// The ids of those of plugins that an app cannot link.
  private var unlinked: [String] = []
  /// The languages of these plugins, by the plugins' ids.
  private(set) var languages: [String: String] = [:]

  /// No animators.
  init() {}

  init(
    of facts: [OperationFacts], among known: [InstalledPlugin], in environment: CommandEnvironment
  ) {
    missing = Set(facts.compactMap(\.missingAnimator)).sorted()
    for animator in OperationFacts.animatorsToRegister(of: facts) {
      let plugins = known.filter { $0.id == animator.pluginID }
      if let language = plugins.lazy.compactMap(\.unlinkableLanguage).first {
        unlinked.append(animator.id)
        languages[animator.pluginID] = language
      } else {
        ofPlugins.append(animator)
        packages[animator.pluginID] = Self.package(of: animator, among: plugins, in: environment)
      }
    }
  }

  /// The ids of the plugins that the app links.
  var plugins: [String] { Set(ofPlugins.map(\.pluginID)).sorted() }

  /// The ids of the animators that are types of the app.
  var own: [String] { missing + unlinked }

  /// The package of a plugin's sources as the project's manifest names it; nil if there is none.
  ///
  /// The sources lie around what was built from them or, of an installed plugin, in a folder of the plugin's name.
  private static func package(
    of animator: OperationFacts.PluginAnimator, among known: [InstalledPlugin],
    in environment: CommandEnvironment
  ) -> String? {
    let root = environment.absolute("\(environment.project.root).")
    let sources = known.map(\.sourceFolder) + ["\(root)/\(animator.pluginID)"]
    return sources.first { FileStamp.of("\($0)/Package.swift") != nil }
      .map { FileSystem.path(to: $0, from: root) }
  }
}
