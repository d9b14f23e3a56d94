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
  ///
  /// - Parameter isSecond: whether the app links the entry of another plugin, too.
  package static func target(ofPlugin id: String, isSecond: Bool) -> [String] {
    let module = module(ofPlugin: id)
    var lines = [
      "\"\(module)\",  // in your target's dependencies, and beside your target:",
      ".target(",
      "  name: \"\(module)\", path: \"\(id)\",",
      "  exclude: \(Self.noSources)\(isSecond ? "," : "),")",
    ]
    if isSecond {
      let entry = entry(ofPlugin: id, isSecond: true)
      lines += [
        "  cSettings: [.define(\"segue_plugin_entry\", to: \"\(entry)\")]),",
        "",
        "// \(header(ofPlugin: id)), for a plugin in C: both plugins have an entry of the same name",
        "#include \"segue_plugin.h\"",
        "const segue_plugin *\(entry)(const segue_host *host, segue_error *error);",
      ]
    }
    return lines
  }

  /// The name of a plugin's entry function in an app.
  package static func entry(ofPlugin id: String, isSecond: Bool) -> String {
    isSecond ? "\(name(id))_entry" : "segue_plugin_entry"
  }

  /// The header that declares the entry function of a second plugin.
  package static func header(ofPlugin id: String) -> String { "\(id)/include/\(name(id)).h" }

  /// A plugin's id as a name in C.
  private static func name(_ id: String) -> String {
    String(id.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  /// Registers all animators of a plugin whose sources the app links.
  package static func lines(ofPlugin title: String, entry: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title: "Where the app starts: the animators of \(title)",
      lines: [
        "do {",
        "  let plugin = try StaticPlugin(",
        "    entry: \(entry), host: PluginHost(name: \"App\", version: Version(1)), log: { print($0, $1) })",
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
