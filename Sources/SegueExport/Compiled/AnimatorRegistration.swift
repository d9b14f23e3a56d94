/// How an app registers an animator that a preset needs and Segue does not have: the lines to paste where it starts.
package enum AnimatorRegistration {
  /// The modules that ``lines(ofPlugin:)`` needs besides that with the plugin's sources.
  package static let modules = ["SeguePluginABI", "SegueTimeline"]

  /// The module with a plugin's sources, which has its `segue_plugin_entry`: its author names it.
  package static let pluginModule = "MyPlugin"

  /// Registers all animators of a plugin whose sources the app links.
  package static func lines(ofPlugin title: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title: "Where the app starts: the animators of \(title)",
      lines: [
        "let plugin = try StaticPlugin(",
        "  entry: segue_plugin_entry, host: PluginHost(name: \"App\", version: Version(1)), log: { print($0, $1) })",
        "for provider in plugin.providers() { Segue.register(provider.animator) }",
      ])
  }

  /// Registers an animator that is a type of the app.
  package static func lines(ofOwn animator: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title: "Where the app starts: its own animator '\(animator)'",
      lines: ["Segue.register(\(SwiftName.type(animator))())"])
  }
}
