package import SegueCatalog

/// A compiled catalog as a Swift file: its bytes as text, and styles for each preset.
package struct CompiledSwiftFile {
  private let styles: [StyleDeclaration]
  private let bytes: [UInt8]
  private let catalog: String
  private let isPublic: Bool
  private let options: [String]

  /// Compiles presets and rules.
  ///
  /// - Parameters:
  ///   - catalog: the name of the catalog in Swift.
  ///   - isPublic: whether other modules see the catalog and the styles.
  ///   - options: the ids and options of the command that writes it, for the file's record.
  package init(
    of presets: [Preset], rules: [Rule], named catalog: String, isPublic: Bool = false,
    options: [String] = []
  ) throws(DamagedBytes) {
    styles = presets.filter { !$0.operations.isEmpty }.sorted { $0.id < $1.id }
      .map { StyleDeclaration(preset: $0, catalog: catalog, isPublic: isPublic) }
    self.isPublic = isPublic
    self.options = options
    bytes = try CatalogWriter.bytes(of: presets, rules: rules)
    self.catalog = catalog
  }

  /// The beginning of the file.
  package static let mark = Array("// Written by 'segue compile'.".utf8)

  /// The beginning of its second line: the command that writes it, with paths from the file's folder.
  package static let command = "// segue compile"

  private var access: String { isPublic ? "public " : "" }

  /// The text of the file.
  package var text: String {
    """
    \(String(decoding: Self.mark, as: UTF8.self)) To change it, change the presets and compile them again.
    \(([Self.command] + options).joined(separator: " "))
    // swift-format-ignore-file

    \(access)import SegueCatalog
    \(access)import SegueCoordinator
    \(styles.contains(where: \.hasColors) ? access : "")import SegueTimeline

    extension CompiledCatalog {
      /// The compiled presets and rules.
      \(access)static let \(catalog) = compiled(
        "\(base64(bytes))"
      )
    }

    \(styles.flatMap(\.types).map { $0 + "\n\n" }.joined())extension TransitionStyle {
    \(styles.map(\.text).joined(separator: "\n\n"))
    }

    extension ViewTransitionStyle {
    \(styles.compactMap { ViewTransitionDeclaration(style: $0).text }.joined(separator: "\n\n"))
    }

    """
  }
}
