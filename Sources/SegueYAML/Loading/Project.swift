import SegueSystem

/// The project around a folder: what lies farther up than it is somebody else's.
package struct Project: Sendable {
  /// The way from the folder up to the project's: empty, `../`, `../../` and so on; empty outside of any project.
  package let root: String
  /// The project's own catalog from the folder, which need not exist: the nearest `catalog` of the way up.
  package let catalog: String

  /// Climbs to the first folder with a repository, a package or an Xcode project.
  ///
  /// - Parameter folder: a path; empty for the current folder of the process.
  package init(around folder: String) {
    let here = folder.isEmpty ? "" : "\(folder)/"
    var above = ""
    var found: String?
    while true {
      let current = FileStamp.of("\(here)\(above).")
      if found == nil, FileStamp.of("\(here)\(above)catalog") != nil { found = "\(above)catalog" }
      if Self.isProject("\(here)\(above).") {
        (root, catalog) = (above, found ?? "\(above)catalog")
        return
      }
      above += "../"
      // The root folder is above itself.
      guard let current, FileStamp.of("\(here)\(above).") != current else { break }
    }
    (root, catalog) = ("", "catalog")
  }

  private static func isProject(_ folder: String) -> Bool {
    if FileStamp.of("\(folder)/.git") != nil { return true }
    // A plugin is a package, too, but one inside of an app's project.
    let isPlugin = FileStamp.of("\(folder)/\(PluginFile.name)") != nil
    if !isPlugin, FileStamp.of("\(folder)/Package.swift") != nil { return true }
    let names = (try? OpenFolder(folder).entries().map(\.name)) ?? []
    return !targets(ofXcodeProjectsAmong: names).isEmpty
  }

  /// The folders that Xcode gives the targets of new projects: each is named like its project.
  package static func targets(ofXcodeProjectsAmong names: [String]) -> [String] {
    let suffix = ".xcodeproj"
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}
