package import SegueCatalog
import SegueExport
package import SegueTimeline

/// An effect of a preset that a platform does not show.
///
/// Films and pictures are drawn by Segue itself and show everything.
package struct PlatformLoss: Hashable, Sendable {
  /// Where transitions are played.
  package enum Platform: String, CaseIterable, Sendable {
    /// In an app, by UIKit.
    case uiKit = "uikit"
    /// On a page, by a browser.
    case page
  }

  package let operation: Operation
  /// The id of the layer; nil for the whole transition.
  package let layer: String?
  /// What is lost, as a sentence about the layer.
  package let text: String
  /// What to do instead; nil if there is nothing.
  package let advice: String?

  /// Lists what a platform leaves out of a preset on a typical phone, in the order of operations and layers.
  ///
  /// Operations with a plugin's animator are left out, since its code would have to run.
  package static func all(
    of preset: Preset, on platform: Platform, in registry: Registry
  ) -> [PlatformLoss] {
    preset.operations.flatMap { operation -> [PlatformLoss] in
      guard let timeline = OperationFacts.timeline(of: preset, operation, in: registry) else {
        return []
      }
      return switch platform {
      case .uiKit: blurs(of: timeline, operation)
      case .page: pageLosses(of: timeline, operation)
      }
    }
  }

  private static func blurs(of timeline: Timeline, _ operation: Operation) -> [PlatformLoss] {
    timeline.blurredLayers.map { layer in
      PlatformLoss(
        operation: operation, layer: timeline.layers[layer].id,
        text: "is not blurred, as UIKit has no public way to blur a layer that is not a picture",
        advice: "blur a picture instead: a snapshot layer with 'filter: {blur: …}'")
    }
  }

  private static func pageLosses(
    of timeline: Timeline, _ operation: Operation
  ) -> [PlatformLoss] {
    let fragment = HTMLFragment(timeline: timeline) { _ in nil }
    // Without pictures, all of them are missing.
    return fragment.losses.losses.filter { $0.kind != .missingPicture }.map { loss in
      PlatformLoss(operation: operation, layer: loss.layer, text: loss.kind.sentence, advice: nil)
    }
  }
}
