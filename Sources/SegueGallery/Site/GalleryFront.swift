package import SegueYAML

/// What the index of a gallery has besides its cards.
package struct GalleryFront: Sendable {
  /// The style and the scripts of the page.
  let assets: GalleryAssets
  /// What is known about the cards' families.
  let families: [CatalogFamily]
  /// The gallery's title; nil for that of Segue's own.
  let title: String?
  /// The first screen; nil for none.
  let hero: GalleryHero?

  /// Creates what an index has.
  package init(
    assets: GalleryAssets, title: String? = nil, families: [CatalogFamily] = [],
    hero: GalleryHero? = nil
  ) {
    (self.assets, self.title, self.families, self.hero) = (assets, title, families, hero)
  }
}
