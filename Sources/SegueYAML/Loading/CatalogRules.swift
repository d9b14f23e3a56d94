package import SegueCatalog
package import SegueDiagnostics
import SegueSystem

extension CatalogFolder {
  /// The rules in the folder with their diagnostics; none without a rules file.
  package var rules: (rules: [Rule], diagnostics: Diagnostics) {
    let path = rulesPath
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

  /// The path of the rules file, whether there is one or not.
  package var rulesPath: String { YAMLFileName.path(of: RulesFile.stem, in: path) }
}
