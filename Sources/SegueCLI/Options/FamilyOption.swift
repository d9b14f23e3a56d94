import ArgumentParser
import SegueDiagnostics
import SegueYAML

/// A family of presets, as an option.
struct FamilyOption: ParsableArguments {
  @Option(
    name: .customLong("family"),
    help: "Only presets of this family: its title, or the folder in the catalog.",
    completion: .families)
  var name: String?

  /// The presets of the family; all if none is named.
  func presets(
    among entries: [CatalogEntry], _ families: CatalogFamilies
  ) throws(CommandFailure) -> [CatalogEntry] {
    guard let name, !entries.isEmpty else { return entries }
    let id = try families.id(for: name, among: Set(entries.map { $0[.family] }))
    return entries.filter { $0[.family] == id }
  }
}

extension CatalogFamilies {
  /// The id of the family with an id or a title.
  ///
  /// - Parameter ids: the families that presets have.
  /// - Throws: If there is no such family.
  func id(for name: String, among ids: Set<String>) throws(CommandFailure) -> String {
    if let id = id(name, among: ids) { return id }
    let all = ids.sorted()
    throw CommandFailure(
      .notFound, "there is no family '\(name.printable)'",
      help: (NearestName.help(for: name, noun: "family", among: all + all.map { self[$0].name })
        ?? "the families are \(all.joined(separator: ", "))").printable)
  }
}
