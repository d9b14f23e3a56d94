/// How an app registers an animator that a preset needs and Segue does not have: the lines to paste where it starts.
package enum AnimatorRegistration {
  /// The modules that ``lines(ofPlugin:)`` needs besides that with the plugin's sources.
  package static let modules = ["SeguePluginABI", "SegueTimeline"]

  /// The module with the sources of a plugin, which has its `segue_plugin_entry`.
  package static func module(ofPlugin id: String) -> String { SwiftName.type(id) }

  /// What lies in a plugin's folder besides its sources, once it is built.
  private static let noSources = [
    "LICENSE", "Makefile", "README.md", "build", "plugin.yaml", "presets",
  ]

  /// What a manifest needs for that module, if the sources lie in a folder of the plugin's name.
  package static func target(ofPlugin id: String) -> [String] {
    let module = module(ofPlugin: id)
    return [
      "\"\(module)\",  // in your target's dependencies, and beside your target:",
      ".target(",
      "  name: \"\(module)\", path: \"\(id)\",",
      "  exclude: \(Self.noSources)),",
    ]
  }

  /// Registers all animators of a plugin whose sources the app links.
  package static func lines(ofPlugin title: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title: "Where the app starts: the animators of \(title)",
      lines: [
        "do {",
        "  let plugin = try StaticPlugin(",
        "    entry: segue_plugin_entry, host: PluginHost(name: \"App\", version: Version(1)), log: { print($0, $1) })",
        "  for provider in plugin.providers() { Segue.register(provider.animator) }",
        "} catch {",
        "  assertionFailure(\"\\(error)\")",
        "}",
      ])
  }

  /// Registers an animator that is a type of the app.
  package static func lines(ofOwn animator: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title:
        "Where the app starts: its own animator '\(animator)'; if a plugin has it, name the folder around that with --plugin-path",
      lines: ["Segue.register(\(SwiftName.type(animator))())"])
  }
}
