import SegueCatalog
import SegueTimeline

/// The first screen of a gallery: a large phone whose preset a finger can drive, and small phones that show one app
/// with several other presets.
package struct GalleryHero: Hashable, Sendable {
  /// A phone of the first screen.
  package struct Phone: Hashable, Sendable {
    /// The id of its preset.
    package let id: String
    /// The name of its preset.
    package let name: String
    /// The picture shown before it plays.
    package let still: GalleryPicture
  }

  /// The large phone.
  package let phone: Phone
  /// The small phones beside it.
  package let companions: [Phone]
  /// Whether a finger can hold the large phone.
  package let isHeld: Bool
  /// The timelines of all phones, as JSON.
  package let timelinesJSON: String
  /// The gesture on the large phone, as JSON.
  package let gestureJSON: String?
  /// The pictures of the timelines.
  package let pictures: [GalleryPicture]
}

extension GalleryHero {
  /// The presets of a first screen.
  struct Choice {
    /// The preset of the large phone.
    let preset: Preset
    /// The presets that may play on the small phones, in order.
    let companions: [Preset]

    static let preferred = "fluid-zoom"
    private static let preferredCompanions = [
      "parallax-push", "circle-reveal", "cube", "doorway", "glide",
    ]
    /// The maximum number of small phones.
    static let companionCount = 5

    /// Chooses among a gallery's presets; nil if it has none.
    ///
    /// Without the preferred preset, the first that a finger can drive is shown, or else the first.
    init?(among presets: [Preset]) {
      let known = Dictionary(presets.map { ($0.id, $0) }) { first, _ in first }
      guard
        let chosen = known[Self.preferred] ?? presets.first(where: { !$0.interactions.isEmpty })
          ?? presets.first
      else { return nil }
      preset = chosen
      let named = Self.preferredCompanions.compactMap { known[$0] }
      let others = presets.filter { preset in !named.contains { $0.id == preset.id } }
      companions = (named + others).filter {
        $0.id != chosen.id && $0.operations.contains(.push) && $0.operations.contains(.pop)
      }
    }
  }
}
