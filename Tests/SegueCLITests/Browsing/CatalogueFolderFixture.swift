import SegueYAML

/// The catalogue that comes with Segue.
enum CatalogueFolderFixture {
  static func shipped() throws -> CatalogueFolder {
    try CatalogueFolder(SchemaTests.root + "/catalog")
  }
}
