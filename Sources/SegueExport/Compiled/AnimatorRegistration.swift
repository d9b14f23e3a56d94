/// How an app registers an animator that a preset needs and Segue does not have: the lines to paste where it starts.
package enum AnimatorRegistration {
  /// The modules that ``lines(ofPlugin:)`` needs besides that with the plugin's sources.
  package static let modules = ["SeguePluginABI", "SegueTimeline"]

  /// The module with a plugin's sources, which has its `segue_plugin_entry`: its author names it.
  package static let pluginModule = "MyPlugin"

  /// What a manifest needs for that module; the folder is that of the plugin's sources.
  package static let target = [
    "\"\(pluginModule)\",  // in your target's dependencies, and beside your target:",
    ".target(name: \"\(pluginModule)\", path: \"my-plugin\",",
    "  exclude: [\"LICENSE\", \"Makefile\", \"README.md\", \"plugin.yaml\", \"presets\"]),  // see \"Inside an app\" in Plugins.md",
  ]

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
      title: "Where the app starts: its own animator '\(animator)'",
      lines: ["Segue.register(\(SwiftName.type(animator))())"])
  }
}
