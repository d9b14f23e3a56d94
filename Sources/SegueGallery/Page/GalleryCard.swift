package import SegueCatalog
import SegueJSON
private import SegueStaging
private import SegueTimeline
private import SegueYAML

/// What the index of a gallery says of a preset.
package struct GalleryCard: Hashable, Sendable {
  /// The preset's id.
  package let id: String
  /// Its name for people.
  package let name: String
  /// What it looks like, in one sentence.
  package let summary: String
  /// The folder that it lies in.
  package let family: String
  /// What it supports, in words: operations, or `scroll`.
  package let operations: [String]
  /// Words to find it by.
  package let tags: [String]
  /// Whether a finger can drive it.
  package let isInteractive: Bool
  /// The texts that a search looks through, in its order, as a JSON list.
  package let searchText: String

  /// Describes a preset.
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
