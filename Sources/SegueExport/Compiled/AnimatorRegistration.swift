import SegueDiagnostics

/// The lines to paste where an app starts: how it registers an animator that a preset needs and Segue does not have, and follows
/// rules.
package enum AnimatorRegistration {
  /// The modules that ``lines(ofPlugin:)`` needs besides the plugin's own.
  package static let modules = ["SeguePluginABI"]

  /// Where an app registers animators and rules.
  private static let place =
    "Where the app starts (application(_:didFinishLaunchingWithOptions:), or the init of a SwiftUI App)"

  /// The module of a plugin in C, as the Package.swift of its sources names it.
  package static func module(ofPlugin id: String) -> String { SwiftName.type(id) }

  /// The entry function of a plugin in C, as the Package.swift of its sources names it.
  package static func entry(ofPlugin id: String) -> String { "\(symbol(ofPlugin: id))_entry" }

  /// The id of a plugin as a name in C.
  package static func symbol(ofPlugin id: String) -> String {
    String(id.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  /// Registers all animators of a plugin that the app links.
  package static func lines(ofPlugin title: String, entry: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title: "\(place): the animators of \(title)",
      lines: [
        "do {",
        "  for animator in try StaticPlugin(entry: \(entry)).animators {",
        "    Segue.register(animator)",
        "  }",
        "} catch {",
        "  assertionFailure(\"\\(error)\")",
        "}",
      ])
  }

  /// Follows the rules of a compiled catalog.
  ///
  /// - Parameter notes: what the rules mean for the preset, a line each.
  package static func lines(ofRulesIn catalog: String, _ notes: [String]) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title:
        "\(place): the catalog's rules, which controllers with a style, or with 'followsRules = true', ask first",
      lines: ["Segue.rules.add(contentsOf: .\(catalog))"] + notes.map { "// \($0.printable)" })
  }

  /// Registers an animator that is a type of the app.
  package static func lines(ofOwn animator: String) -> StyleUse.Snippet {
    StyleUse.Snippet(
      title:
        "\(place): its own animator '\(animator)'; if a plugin has it, name the folder around that with --plugin-path",
      lines: ["Segue.register(\(SwiftName.type(animator))())"])
  }
}
