package import SegueCatalog

extension CatalogueFolder {
  /// The rules that lie in the folder, and what is wrong with them; none where there is no such file.
  package var rules: (rules: [Rule], diagnostics: Diagnostics) {
    let path = path.hasSuffix("/") ? path + RulesFile.name : "\(path)/\(RulesFile.name)"
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
}
