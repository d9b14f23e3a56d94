public import SegueDiagnostics

/// The families of a catalog in a YAML file: what each contains, in the order in which to show them.
public enum FamiliesFile {
  /// The name of the file in a catalog's folder, without its suffix.
  package static let stem = "families"

  /// The format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<FamiliesKeys>(
    title: "Families of a Segue catalog", document: "Documentation/Presets.md")

  /// Reads families.
  ///
  /// - Returns: all families, if there are no problems with the file, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (families: [CatalogFamily], diagnostics: Diagnostics) {
    let (families, diagnostics) = format.read(file, with: &reader).decoded { root in
      var diagnostics = Diagnostics()
      var families: [CatalogFamily] = []
      for keys in root.families.items {
        let family = CatalogFamily(
          id: keys.id.string, name: keys.name.string, summary: keys.summary.string,
          first: keys.first?.items.map(\.string) ?? [])
        if families.contains(where: { $0.id == family.id }) {
          diagnostics.report(
            keys.id.diagnostic(.duplicateFamily, "the family '\(family.id)' is listed twice"))
        }
        families.append(family)
      }
      return (families, diagnostics)
    }
    return (families ?? [], diagnostics)
  }
}

/// A folder of presets of one kind, as people read about it.
public struct CatalogFamily: Hashable, Sendable {
  /// The name of the folder.
  public let id: String
  /// The title.
  public let name: String
  /// What the presets have in common, in one sentence; empty for a family that no file describes.
  public let summary: String
  /// The ids of the presets to show first, in order; the others follow by id.
  public let first: [String]

  /// Creates a family.
  public init(id: String, name: String, summary: String, first: [String] = []) {
    self.id = id
    self.name = name
    self.summary = summary
    self.first = first
  }

  /// The family of a folder that no file describes.
  package init(folder: String) {
    let words = folder.replacing("-", with: " ")
    self.init(id: folder, name: words.prefix(1).uppercased() + words.dropFirst(), summary: "")
  }
}

/// The keys of a file of families.
struct FamiliesKeys: ObjectKeys {
  let schema: RequiredKey<Cursor>
  let families: RequiredKey<List<Object<FamilyKeys>>>

  static let table = ObjectTable<Self>("a file of families")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .number(.from(1, to: 1)), "The version of this format: 1.")
    families = keys.required(
      "families", .list(of: .object(FamilyKeys.self), count: 0...1000),
      "The families in the order in which to show them; others follow by name.")
  }
}

/// The keys of a family.
struct FamilyKeys: ObjectKeys {
  let id, name, summary: RequiredKey<Cursor>
  let first: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a family")

  init(_ keys: inout KeyList) {
    id = keys.required("id", .kebab, "The name of the folder.")
    name = keys.required("name", .string, "The title.")
    summary = keys.required("summary", .string, "What its presets have in common, in one sentence.")
    first = keys.optional(
      "first", .list(of: .kebab), "The presets to show first; the others follow by id.")
  }
}
