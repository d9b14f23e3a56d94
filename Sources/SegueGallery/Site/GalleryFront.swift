package import SegueYAML

/// What the index of a gallery has besides its cards.
package struct GalleryFront: Sendable {
  /// What is known about the cards' families.
  let families: [CatalogFamily]
  /// The first screen; nil for none.
  let hero: GalleryHero?

  /// Creates what an index has.
  package init(families: [CatalogFamily] = [], hero: GalleryHero? = nil) {
    (self.families, self.hero) = (families, hero)
  }
}
