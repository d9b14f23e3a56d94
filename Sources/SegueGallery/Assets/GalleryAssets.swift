private import SegueExport

/// The style sheet and the scripts of every page: the files of the folder `Page`, joined.
package struct GalleryAssets: Sendable {
  /// The style sheet, with that of timelines' layers.
  package let style: String
  /// The script that runs before anything is shown.
  package let startScript: String
  /// The script.
  package let script: String

  /// Why the files of a folder do not make a page.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong, and where.
    package let message: String
    /// What to do.
    package let help: String
  }

  /// The files that the others hang on: each imports what it needs.
  static let entries = (style: "page.css", start: "start.js", script: "main.js")

  /// Reads and joins the files of a folder.
  package init(folder: String) throws(Problem) {
    let styles = try AssetBundle(of: Self.entries.style, in: folder)
    style = HTMLExport.layerStyle + styles.files.map(\.text).joined()
    startScript = try Self.script(of: Self.entries.start, in: folder)
    script = try Self.script(of: Self.entries.script, in: folder)
  }

  /// Modules as one script.
  ///
  /// They share a scope of their own: a block, so that their names are not the window's. The page's
  /// script begins with the engine's lists.
  private static func script(of entry: String, in folder: String) throws(Problem) -> String {
    let bundle = try AssetBundle(of: entry, in: folder)
    let tables = entry == entries.script ? EngineTables.text : ""
    return "\"use strict\";\n{\n\(tables)\(bundle.files.map(\.text).joined())}\n"
  }
}
