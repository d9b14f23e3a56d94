import SegueCatalog
import SegueTimeline

/// The comment at the head of a style sheet: what it is, how to use it, and what it lacks.
enum CSSHead {
  static func text(
    _ preset: Preset, _ operations: [SegueTimeline.Operation], _ losses: [PresetExport.Loss],
    usesSource: Bool
  ) -> String {
    let first = operations.first?.rawValue ?? ""
    var lines = [
      "\(preset.name): \(preset.summary)",
      "From the preset '\(preset.id)' of Segue" + (preset.license.map { ", \($0)." } ?? "."),
      "",
      "In a page:     <link rel=\"stylesheet\" href=\"\(preset.id).css\">",
      "In its script: document.startViewTransition({ update, types: ['\(preset.id)', '\(first)'] });",
      "Documents:     @view-transition { navigation: auto; types: \(preset.id) \(first); }",
    ]
    if operations.count > 1 {
      let others = operations.dropFirst().map { "'\($0.rawValue)'" }
      lines.append("Besides '\(first)' it has \(others.joined(separator: ", ")).")
    }
    if usesSource {
      lines += [
        "",
        "It begins at what was tapped: that element needs the name 'segue-source' while it plays, and its frame goes to",
        "--segue-source-x, -y, -width and -height, as play() in segue.js does.",
      ]
    }
    lines += [
      "",
      "The screen is the whole page. To move a part of it, give that element the name instead, and its size",
      "to --segue-screen-width and --segue-screen-height:",
      ":root { view-transition-name: none; }  .screen { view-transition-name: segue-screen; }",
    ]
    lines += ["", "What is lost:"] + losses.map { "- \($0.description)." }
    return "/*\n" + lines.map { $0.isEmpty ? "" : "  " + safe($0) }.joined(separator: "\n") + "\n*/"
  }

  /// Text that does not end the comment.
  private static func safe(_ text: String) -> String { text.replacing("*/", with: "* /") }
}
