import SegueYAML

/// The catalog that comes with Segue.
enum CatalogFolderFixture {
  static func shipped() throws -> CatalogFolder {
    try CatalogFolder(SchemaTests.root + "/catalog")
  }
}
