import SegueSystem

/// The project around a folder: what lies farther up than it is somebody else's.
package struct Project: Sendable {
  /// The way from the folder up to the project's: empty, `../`, `../../` and so on; empty outside of any project.
  package let root: String
  /// The project's own catalog from the folder, which need not exist: the nearest `catalog` of the way up.
  package let catalog: String

  /// Whether there is a project at all.
  package let isProject: Bool
  /// The way from the project's folder up to that of its repository; empty if it has none of its own around it.
  package let repository: String

  /// Climbs to the first folder with a package, an Xcode project or a repository.
  ///
  /// Several projects of a repository can have one catalog, which lies above them.
  ///
  /// - Parameter folder: a path; empty for the current folder of the process.
  package init(around folder: String) {
    let here = folder.isEmpty ? "" : "\(folder)/"
    let ways = Self.waysUp(from: here)
    guard let project = ways.firstIndex(where: { Self.isProject("\(here)\($0).") }) else {
      (root, catalog, repository, isProject) = ("", "catalog", "", false)
      return
    }
    (root, isProject) = (ways[project], true)
    // What lies above a project that is in no repository may be anything.
    let isInRepository = Self.isRepository("\(here)\(ways[ways.count - 1]).")
    repository =
      isInRepository ? String(repeating: "../", count: ways.count - 1 - project) : ""
    let searched = isInRepository ? ways[...] : ways[...project]
    let way = searched.first { FileStamp.of("\(here)\($0)catalog") != nil }
    catalog = "\(way ?? root)catalog"
  }

  /// The ways from a folder to itself and to those above it, up to a repository's.
  private static func waysUp(from here: String) -> [String] {
    var ways = [""]
    while let way = ways.last, !isRepository("\(here)\(way)."),
      let current = FileStamp.of("\(here)\(way)."),
      // The root folder is above itself.
      FileStamp.of("\(here)\(way)../.") != current
    { ways.append("\(way)../") }
    return ways
  }

  private static func isRepository(_ folder: String) -> Bool {
    FileStamp.of("\(folder)/.git") != nil
  }

  private static func isProject(_ folder: String) -> Bool {
    if isRepository(folder) { return true }
    // A plugin is a package, too, but one inside of an app's project.
    let isPlugin = FileStamp.of("\(folder)/\(PluginFile.name)") != nil
    if !isPlugin, FileStamp.of("\(folder)/Package.swift") != nil { return true }
    let names = (try? OpenFolder(folder).unsortedEntries().map(\.name)) ?? []
    return !targets(ofXcodeProjectsAmong: names).isEmpty
  }

  /// Whether a folder of this name is what tools keep beside sources.
  package static func isFolderOfTools(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["build", "Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
  }

  /// The folders that Xcode gives the targets of new projects: each is named like its project.
  package static func targets(ofXcodeProjectsAmong names: [String]) -> [String] {
    let suffix = ".xcodeproj"
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}
