package import SegueCatalog
import SegueDiagnostics
private import SegueExport
private import SegueStaging
private import SegueTimeline
package import SegueYAML

/// A preset's entry in the index of a gallery.
package struct GalleryCard: Hashable, Sendable {
  /// The preset's id.
  package let id: String
  /// Its display name.
  package let name: String
  /// A one-sentence description of its appearance.
  package let summary: String
  /// The folder that contains it.
  package let family: String
  /// The supported operations, or `scroll`.
  package let operations: [String]
  /// Search keywords.
  package let tags: [String]
  /// The operations that a finger can hold.
  package let heldOperations: [String]
  /// The searchable texts, in the search's order, as a JSON list that may stand in a script.
  package let searchText: String
  /// A small picture of the preset in motion; nil if it cannot be shown.
  package let poster: GalleryPicture?

  /// Creates the card of a preset.
  package init(_ preset: Preset, poster: GalleryPicture? = nil) {
    id = preset.id
    name = preset.name
    summary = preset.summary
    family = preset.family
    operations = preset.scroll == nil ? preset.operations.map(\.rawValue) : ["scroll"]
    tags = preset.tags
    heldOperations =
      preset.scroll == nil
      ? preset.operations.filter { preset.interactions[$0] != nil }.map(\.rawValue) : ["scroll"]
    self.poster = poster
    let entry = CatalogEntry(preset)
    searchText = JSONValue.strings(PresetSearch.fields.map { entry[$0.field] })
      .text(escaping: .html)
  }
}

/// A family's section in the index of a gallery.
package struct FamilyMarkup {
  package let family: CatalogFamily
  /// Its cards, as markup.
  package let cards: [String]

  /// The section.
  package var text: String {
    let e = HTMLExport.escaped
    let name = "family-\(e(family.id))"
    let summary = family.summary.isEmpty ? "" : "\n<p>\(e(family.summary))</p>"
    return """
      <section class="family" id="\(name)" data-family="\(e(family.id))" aria-labelledby="\(name)-name">
      <header><h2 id="\(name)-name">\(e(family.name))</h2>\(summary)</header>
      <ul class="cards">
      \(cards.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  /// Groups cards by family, in the order of the first card of each.
  static func groups(
    of cards: [GalleryCard], families: [CatalogFamily]
  ) -> [(family: CatalogFamily, cards: [GalleryCard])] {
    var order: [String] = []
    for card in cards where !order.contains(card.family) { order.append(card.family) }
    return order.map { folder in
      (
        families.first { $0.id == folder } ?? CatalogFamily(folder: folder),
        cards.filter { $0.family == folder }
      )
    }
  }
}
