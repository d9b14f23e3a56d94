package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

extension CatalogFolder {
  /// The rules that lie in the folder, and what is wrong with them; none where there is no such file.
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

  /// The file of the rules of a catalog folder.
  static func rulesPath(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + RulesFile.name : "\(folder)/\(RulesFile.name)"
  }
}
