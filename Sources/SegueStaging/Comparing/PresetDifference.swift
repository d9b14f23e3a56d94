package import SegueCatalog
import SegueTimeline
package import SegueYAML

/// What changed in a preset.
package struct PresetDifference: Sendable {
  /// What happened to the preset.
  package enum Kind: Hashable, Sendable {
    case added, removed, changed
    /// It had another id.
    case renamed(from: String)
    /// Its file is the same, but a preset that it extends changed.
    case inherited(from: String)
  }

  package let id: String
  package let kind: Kind
  /// The preset before; nil if there was none, or its file had errors.
  package let old: Preset?
  /// The preset after; nil if there is none, or its file has errors.
  package let new: Preset?
  /// The path of its file, in the old folder if it was removed.
  package let file: String
  /// What changed in the file.
  package let differences: [YAMLDifference]
  /// What changed in each operation.
  package let motions: [MotionDifference]
  /// Whether a preset that it extends changed in what a finger or a scroll position does.
  private let inheritsHandling: Bool

  package init(
    _ id: String, _ kind: Kind, old: Preset?, new: Preset?, file: String,
    differences: [YAMLDifference] = [], motions: [MotionDifference] = [],
    inheritsHandling: Bool = false
  ) {
    (self.id, self.kind, self.old, self.new, self.file) = (id, kind, old, new, file)
    (self.differences, self.motions) = (differences, motions)
    self.inheritsHandling = inheritsHandling
  }

  /// The keys whose effect is not sampled: what a finger and a scroll position do, and when another preset is used.
  private static let handlingKeys: Set = ["interaction", "scroll", "requires", "fallback"]
  /// The keys that only people and tools read.
  private static let descriptiveKeys: Set = [
    "schema", "name", "summary", "about", "tags", "authors", "license", "aliases", "preview",
    "family",
  ]

  /// Whether what a finger or a scroll position does changed, or when another preset is used.
  package var changesHandling: Bool {
    inheritsHandling || differences.contains { Self.handlingKeys.contains($0.section) }
  }

  /// Whether a user of an app could notice the change.
  package var isVisible: Bool {
    switch kind {
    case .added, .removed, .renamed: true
    case .changed, .inherited: changesHandling || motions.contains(where: \.isVisible)
    }
  }

  /// Whether only descriptions changed, so that it keeps the same laws.
  package var isDescriptive: Bool {
    if case .inherited = kind { return false }
    return differences.allSatisfy { Self.descriptiveKeys.contains($0.section) }
  }
}
