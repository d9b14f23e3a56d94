import SegueCatalog
import SegueDiagnostics
import SegueSystem

/// A file that should hold a preset.
package struct PresetFile: Hashable, Sendable {
  /// Its path, as the user would recognize it.
  package let path: String
  /// The folder that it lies in, as a kind of transition.
  package let family: String

  /// Creates a file from its path; the folder that it lies in is its family.
  package init(path: String) {
    self.path = path
    family = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// Creates a file of a family, wherever it lies.
  package init(path: String, family: String) {
    self.path = path
    self.family = family
  }

  /// Creates a file in the folder of a family.
  init(_ name: String, family: String, catalog: String) {
    path = "\(catalog)/\(family)/\(name)"
    self.family = family
  }

  /// Its name without folder and suffix: the id that its preset has to have.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".yaml") ? name.dropLast(5) : name)
  }

  /// Its content.
  func read(_ limits: YAMLLimits) throws(SystemFailure) -> SourceFile {
    SourceFile(name: path, bytes: try FileBytes.read(path, limit: limits.fileSize))
  }
}

extension CatalogFolder {
  /// The files of its presets, in order.
  package var files: [PresetFile] {
    families.flatMap { family in
      family.files.map { PresetFile($0, family: family.name, catalog: path) }
    }
  }
}

/// What came of reading one file, before the presets that it extends are known.
///
/// Indirect, since drafts are passed on more often than they are opened.
indirect enum PresetDraft: Sendable {
  /// A preset that is complete.
  case preset(Preset)
  /// A preset that has yet to be joined with the one it extends.
  case child(Object<PresetKeys>, parent: String)
  /// Nothing that could be used.
  case broken
}
