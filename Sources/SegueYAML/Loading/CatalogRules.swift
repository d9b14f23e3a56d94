import SegueDiagnostics
import SegueSystem

extension CatalogFolder {
  /// The rules in the folder with the problems of their form; none without a rules file.
  package var rules: RulesReading {
    let path = rulesPath
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
      var reader = YAMLReader()
      return RulesFile.readAll(SourceFile(name: path, bytes: bytes), with: &reader)
    } catch {
      var nothing = RulesReading()
      if !error.isMissing { nothing.diagnostics.report(error.diagnostic) }
      return nothing
    }
  }

  /// The path of the rules file, whether there is one or not.
  package var rulesPath: String { YAMLFileName.path(of: RulesFile.stem, in: path) }
}
