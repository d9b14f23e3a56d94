package import SegueCatalog

/// A compiled catalog as a Swift file: its bytes as text, and a style for each preset.
package struct CompiledSwiftFile {
  private let styles: [StyleDeclaration]
  private let bytes: [UInt8]
  private let catalog: String

  /// Compiles presets and rules.
  ///
  /// - Parameter catalog: the name of the catalog in Swift.
  package init(
    of presets: [Preset], rules: [Rule], named catalog: String
  ) throws(CompiledCatalogError) {
    styles = presets.filter { !$0.operations.isEmpty }.sorted { $0.id < $1.id }
      .map { StyleDeclaration(preset: $0, catalog: catalog) }
    bytes = try CatalogWriter.bytes(of: presets, rules: rules)
    self.catalog = catalog
  }

  /// What the file begins with.
  package static let mark = Array("// Written by 'segue compile'.".utf8)

  /// The text of the file.
  package var text: String {
    """
    \(String(decoding: Self.mark, as: UTF8.self)) To change it, change the presets and compile them again.

    import SegueCatalog
    import SegueCoordinator
    import SegueTimeline

    extension CompiledCatalog {
      /// The compiled presets and rules.
      static let \(catalog) = compiled(
        "\(base64(bytes))")
    }

    extension TransitionStyle {
    \(styles.map(\.text).joined(separator: "\n\n"))
    }

    """
  }
}
