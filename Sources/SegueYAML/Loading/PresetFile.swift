import SegueCatalog
import SegueDiagnostics
import SegueSystem

/// A file expected to contain a preset.
package struct PresetFile: Hashable, Sendable {
  /// Its path, in the form the user knows.
  package let path: String
  /// The name of its folder: a kind of transition.
  package let family: String

  /// Creates a file from its path; its folder is its family.
  package init(path: String) {
    self.path = path
    family = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// Creates a file of a family, in any folder.
  package init(path: String, family: String) {
    self.path = path
    self.family = family
  }

  /// Creates a file in the folder of a family.
  init(_ name: String, family: String, catalog: String) {
    path = "\(catalog)/\(family)/\(name)"
    self.family = family
  }

  /// The name without folder and suffix, which must be its preset's id.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return YAMLFileName.stem(of: name) ?? String(name)
  }

  /// Its content.
  func read(_ limits: YAMLLimits) throws(SystemFailure) -> SourceFile {
    SourceFile(name: path, bytes: try FileBytes.read(path, limit: limits.fileSize))
  }
}

extension CatalogFolder {
  /// The preset files, in order.
  package var files: [PresetFile] {
    families.flatMap { family in
      family.files.map { PresetFile($0, family: family.name, catalog: path) }
    }
  }
}

/// The result of decoding one file before its parent is known.
///
/// Indirect, since drafts are passed on more often than they are unwrapped.
indirect enum PresetDraft: Sendable {
  /// A complete preset.
  case preset(Preset)
  /// A preset still to be merged with its parent.
  case child(Object<PresetKeys>, parent: String)
  /// An unusable file, with as much of its preset as can be read.
  case broken(Preset?)
}
