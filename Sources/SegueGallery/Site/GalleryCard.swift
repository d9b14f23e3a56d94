package import SegueCatalog
import SegueJSON
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
  /// Whether a finger can drive it.
  package let isInteractive: Bool
  /// The searchable texts, in the search's order, as a JSON list.
  package let searchText: String

  /// Creates the card of a preset.
  package init(_ preset: Preset) {
    id = preset.id
    name = preset.name
    summary = preset.summary
    family = preset.family
    operations = preset.scroll == nil ? preset.operations.map(\.rawValue) : ["scroll"]
    tags = preset.tags
    isInteractive = !preset.interactions.isEmpty || preset.scroll != nil
    let entry = CatalogEntry(preset)
    searchText = JSONValue.strings(PresetSearch.fields.map { entry[$0.field] }).text()
  }
}
