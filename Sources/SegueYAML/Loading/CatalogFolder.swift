import SegueDiagnostics
package import SegueSystem

/// The contents of a catalog folder: its families, each with its preset files.
///
/// ```
/// catalog/
///   slide/parallax-push.yaml     a preset of the family `slide`
///   scenes/ schema/ fonts/ …     other things
/// ```
package struct CatalogFolder: Sendable {
  /// A folder of presets of one kind.
  struct Family: Sendable {
    /// The folder's name.
    let name: String
    /// The names of its preset files, in order.
    let files: [String]
  }

  /// The folders in a catalog that do not contain presets.
  package static let otherFolders: Set<String> = [
    "scenes", "scenarios", "schema", "fonts", "samples", "gestures", "explain", "page",
    "templates", "guides",
  ]

  /// Whether a folder of this name can contain the presets of a new family.
  package static func canBeFamily(_ name: String) -> Bool {
    KebabText.problem(in: Array(name.utf8).span) == nil && !otherFolders.contains(name)
  }

  /// The folders whose YAML files, if any, have no format that can be checked.
  static let generatedFolders = otherFolders.subtracting(["scenes", "gestures", "scenarios"])

  /// The path of the folder, as given by the user.
  package let path: String
  /// Its families, in order.
  let families: [Family]
  /// The names of its families, in order.
  package var familyNames: [String] { families.map(\.name) }
  /// Families that could not be read.
  let failures: [SystemFailure]
  /// Whether it contains something that does not belong in a catalog, and nothing that does.
  private let looksForeign: Bool

  /// Lists a catalog folder and its families.
  ///
  /// - Throws: If the folder itself cannot be read; unreadable families are kept as ``failures``.
  package init(_ path: String) throws(SystemFailure) {
    let folder = try OpenFolder(path)
    self.path = path
    var families: [Family] = []
    var failures: [SystemFailure] = []
    let entries = try folder.entries()
    for (name, listed) in entries
    where !Self.otherFolders.contains(name) && !name.hasSuffix(PluginFile.folderSuffix) {
      let kind = listed == .unknown ? folder.kind(of: name) : listed
      if kind == .folder {
        do {
          families.append(try Family(name, in: folder))
        } catch {
          failures.append(error)
        }
      }
    }
    self.families = families
    self.failures = failures
    looksForeign =
      !families.isEmpty && failures.isEmpty && families.allSatisfy(\.files.isEmpty)
      && !entries.contains { entry in
        let stem = YAMLFileName.stem(of: entry.name)
        return Self.otherFolders.contains(entry.name)
          || stem.map(Self.settingStems.contains) == true
      }
  }

  /// The names of the files about all presets, without suffix: rules, and titles of families.
  fileprivate static let settingStems = [RulesFile.stem, FamiliesFile.stem]

  /// The paths of the files about all presets.
  package var settings: [String] {
    Self.settingStems.map { YAMLFileName.path(of: $0, in: path) }
  }

  /// The folders whose files change how presets are drawn.
  package static let sceneFolders = ["scenes", "gestures"]

  /// The folders in it that are read, as paths.
  package var subfolders: [String] { (familyNames + Self.sceneFolders).map { "\(path)/\($0)" } }

  /// A warning for each file that looks like a part of the catalog but is not read, or one that the folder is not a
  /// catalog.
  package var strayWarnings: [String] {
    if let plugin = PluginFile.help(forFolder: path) { return [plugin] }
    // Unreadable folders are reported elsewhere.
    guard let found = try? YAMLFiles(at: path) else { return [] }
    let strays = (found.paths + found.misspelled).sorted().compactMap { file in
      advice(aboutStray: file.dropFirst(path.count)).map { "\(file.printable) is skipped: \($0)" }
    }
    guard strays.isEmpty, looksForeign else { return strays }
    let shown = path.printable
    return [
      "'\(shown)' is no catalog: it has no folder of presets, such as \(shown)/custom with a file my-push.yaml"
    ]
  }

  /// What to do about a file, by its path in the catalog; nil if it is read, or is not meant to be.
  private func advice(aboutStray file: Substring) -> String? {
    let parts = file.split(separator: "/").map(String.init)
    guard let name = parts.last, !Self.otherFolders.contains(parts[0]) else { return nil }
    let stem = YAMLFileName.stem(of: name.lowercased()) ?? name
    let isSetting = Self.settingStems.contains(stem)
    if parts.count == 2, !isSetting, YAMLFileName.stem(of: name) != nil { return nil }
    var family = parts.count > 1 ? parts[0] : "custom"
    if parts.count == 1, isSetting {
      let read = YAMLFileName.path(of: stem, in: path)
      if read.hasSuffix("/\(name)") { return nil }
      if FileStamp.of(read) != nil { return "\(read.printable) is read" }
      family = ""
    } else if stem == RulesFile.stem || RulesFile.hasRules(at: path + file) {
      return "rules are read from \(path.printable)/\(RulesFile.stem).yaml only"
    } else if isSetting {
      return "families are described in \(path.printable)/\(stem).yaml only"
    }
    if parts.count == 1, !family.isEmpty, let catalog = catalogAbove {
      return
        "it is a preset of a family: name the catalog '\(catalog.printable)' instead of '\(path.printable)'"
    }
    let wanted = [path, family, stem + ".yaml"].filter { !$0.isEmpty }.joined(separator: "/")
    return "move it to \(wanted.printable)"
  }

  /// The parent folder, if this one is a family rather than a catalog: it contains presets, and no families with presets.
  package var catalogAbove: String? {
    let parts = path.split(separator: "/")
    guard files.isEmpty, let name = parts.last, parts.count > 1 else { return nil }
    let catalog = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    let marks = Self.settingStems.map { YAMLFileName.path(of: $0, in: catalog) }
    let isCatalog =
      name == "custom" || parts.dropLast().last == "catalog"
      || marks.contains { FileStamp.of($0) != nil }
    return isCatalog ? catalog : nil
  }
}

extension CatalogFolder.Family {
  fileprivate init(_ name: String, in parent: borrowing OpenFolder) throws(SystemFailure) {
    let folder = try OpenFolder(name, in: parent)
    self.name = name
    files = try folder.entries()
      .filter { entry in
        guard entry.kind != .folder, let stem = YAMLFileName.stem(of: entry.name) else {
          return false
        }
        return !CatalogFolder.settingStems.contains(stem)
      }
      .map(\.name)
  }
}
