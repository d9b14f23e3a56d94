package import SegueCatalog
import SegueDiagnostics
private import SegueStaging
private import SegueTimeline
private import SegueYAML

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
