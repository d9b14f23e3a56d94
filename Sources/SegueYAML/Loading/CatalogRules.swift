package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

extension CatalogFolder {
  /// The rules in the folder with their diagnostics; none without a rules file.
  package var rules: (rules: [Rule], diagnostics: Diagnostics) {
    let path = Self.rulesPath(in: path)
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
      var reader = YAMLReader()
      return RulesFile.read(SourceFile(name: path, bytes: bytes), with: &reader)
    } catch {
      var diagnostics = Diagnostics()
      if !error.isMissing { diagnostics.report(error.diagnostic) }
      return ([], diagnostics)
    }
  }

  /// Returns the path of a catalog folder's rules file.
  package static func rulesPath(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + RulesFile.name : "\(folder)/\(RulesFile.name)"
  }
}
