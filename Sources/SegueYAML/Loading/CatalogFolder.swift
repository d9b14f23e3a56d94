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
    /// Its name.
    let name: String
    /// Its stamp, taken before its contents were listed.
    let stamp: FileStamp
    /// The names of its preset files, in order.
    let files: [String]
    /// The names of files, and of those one folder deeper, that look like presets and are not read.
    let strays: [String]
  }

  /// The folders in a catalog that do not contain presets.
  package static let otherFolders: Set<String> = [
    "scenes", "scenarios", "schema", "fonts", "samples", "gestures", "explain", "page",
    "templates",
  ]

  /// Whether a folder of this name can contain the presets of a new family.
  package static func canBeFamily(_ name: String) -> Bool {
    KebabText.problem(in: Array(name.utf8).span) == nil && !otherFolders.contains(name)
  }

  /// Those whose YAML files, if any, are in no format that can be checked.
  static let generatedFolders = otherFolders.subtracting(["scenes", "gestures", "scenarios"])

  /// The path of the folder, as given by the user.
  package let path: String
  /// Its stamp, taken before its contents were listed.
  let stamp: FileStamp
  /// Its families, in order.
  let families: [Family]
  /// Families that could not be read.
  let failures: [SystemFailure]
  /// The names of YAML files outside of families, which are not read.
  let strays: [String]
  /// The names of links that lead nowhere: each may become a family.
  let brokenLinks: [String]

  /// Lists a catalog folder and its families.
  ///
  /// - Throws: If the folder itself cannot be read; unreadable families are kept as ``failures``.
  package init(_ path: String) throws(SystemFailure) {
    let folder = try OpenFolder(path)
    stamp = try folder.stamp()
    self.path = path
    var families: [Family] = []
    var failures: [SystemFailure] = []
    var strays: [String] = []
    var brokenLinks: [String] = []
    for (name, listed) in try folder.entries() where !Self.otherFolders.contains(name) {
      let kind = listed == .unknown ? folder.kind(of: name) : listed
      if kind == .folder {
        do {
          families.append(try Family(name, in: folder))
        } catch {
          failures.append(error)
        }
      } else if YAMLFileName.stem(of: name.lowercased()) != nil,
        ![RulesFile.name, FamiliesFile.name].contains(name)
      {
        strays.append(name)
      } else if listed == .unknown, kind == .other {
        brokenLinks.append(name)
      }
    }
    self.families = families
    self.failures = failures
    self.strays = strays
    self.brokenLinks = brokenLinks
  }

  /// A warning for each YAML file that is in no family, too deep in one, or has a suffix in capitals.
  package var strayWarnings: [String] {
    strays.map { name in
      "\("\(path)/\(name)".printable) is not in a family and is skipped: move it into a folder, such as "
        + "\("\(path)/custom/\(name)".printable)"
    }
      + families.flatMap { family in
        family.strays.map { name in
          let file = name.split(separator: "/").last ?? ""
          return "\("\(path)/\(family.name)/\(name)".printable) is skipped: move it to "
            + "\(path)/\(family.name)/\(file.lowercased())".printable
        }
      }
  }

  /// The number of preset files.
  var fileCount: Int { families.reduce(0) { $0 + $1.files.count } }
}

extension CatalogFolder.Family {
  fileprivate init(_ name: String, in parent: borrowing OpenFolder) throws(SystemFailure) {
    let folder = try OpenFolder(name, in: parent)
    self.name = name
    stamp = try folder.stamp()
    let entries = try folder.entries()
    files = entries.filter { YAMLFileName.stem(of: $0.name) != nil && $0.kind != .folder }
      .map(\.name)
    var strays = entries.map(\.name).filter(YAMLFileName.isMisspelled)
    for entry in entries where entry.kind == .folder {
      let names = (try? OpenFolder(entry.name, in: folder).entries().map(\.name)) ?? []
      strays += names.filter { YAMLFileName.stem(of: $0.lowercased()) != nil }
        .map { "\(entry.name)/\($0)" }
    }
    self.strays = strays
  }
}
