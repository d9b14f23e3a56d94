import SegueCatalog

/// The format of presets: the key tables in `Keys`, which check and read files and are published as
/// a JSON Schema.
public enum PresetSchema {
  /// The version of the format that this library reads.
  public static let version = 1.0

  /// The whole format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<PresetKeys>(
    title: "A screen transition of the Segue catalog", document: "Documentation/Presets.md")
}
