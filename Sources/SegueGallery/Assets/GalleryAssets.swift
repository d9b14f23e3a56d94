private import SegueExport

/// The style sheet and the scripts of every page: the files of the folder `Page`, joined.
package struct GalleryAssets: Sendable {
  /// The style sheet, with that of timelines' layers.
  package let style: String
  /// The script that runs before anything is shown.
  package let startScript: String
  package let script: String

  /// Why the files of a folder cannot be joined into a page.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong, and where.
    package let message: String
    /// What to do.
    package let help: String
  }

  /// The files from which the imports of all others start.
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
  /// They share one block, so that their names are not global. The page's script begins with the
  /// engine's lists.
  private static func script(of entry: String, in folder: String) throws(Problem) -> String {
    let bundle = try AssetBundle(of: entry, in: folder)
    let tables = entry == entries.script ? EngineTables.text : ""
    return "\"use strict\";\n{\n\(tables)\(bundle.files.map(\.text).joined())}\n"
  }
}

/// A file of the page and all files that it imports, directly or not.
struct AssetBundle {
  private let folder: String
  private var names: Set<String> = []

  /// The files, each after those that it imports, in the order of their imports.
  ///
  /// If files import each other, the one that is reached first comes last, as in a browser. Code that runs when a module is
  /// loaded, such as extending a class, must not need a later module; functions may.
  private(set) var files: [AssetFile] = []

  /// Reads a file and what it imports.
  init(of entry: String, in folder: String) throws(GalleryAssets.Problem) {
    self.folder = folder
    names = [entry]
    try add(AssetFile(entry, in: folder))
  }

  private mutating func add(_ file: AssetFile) throws(GalleryAssets.Problem) {
    for imported in file.imports where names.insert(imported.name).inserted {
      guard AssetFile.exists(imported.name, in: folder) else {
        throw file.problem(
          atLine: imported.line, "there is no file '\(imported.name)' to import",
          help: "correct the name, or run Scripts/install again")
      }
      try add(AssetFile(imported.name, in: folder))
    }
    files.append(file)
  }
}
