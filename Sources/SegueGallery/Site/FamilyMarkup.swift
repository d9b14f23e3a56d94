private import SegueExport
package import SegueYAML

/// A family's section in the index of a gallery.
package struct FamilyMarkup {
  /// The family.
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
