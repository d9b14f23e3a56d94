package import SegueCatalog
package import SegueDiagnostics
package import SegueExport
package import SegueTimeline
import Synchronization

/// Poses of layers for the gallery's scripts to interpolate, as JSON.
package struct PosesJSON: Sendable {
  package let members: JSONObject
  /// The pictures of the layers.
  package let pictures: [GalleryPicture]

  /// Encodes poses.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - frames: their states; at least one.
  ///   - stage: the stage.
  ///   - pictures: the picture of each layer.
  ///   - overlay: the bars that stay in place above the layers.
  ///   - more: additional members of the object.
  package init(
    _ layers: [Layer], _ frames: [Frame], on stage: Stage, pictures: [EncodedPicture?],
    overlay: OverlayPictures = OverlayPictures(), more: JSONObject
  ) throws(TimelineProblem) {
    let poses = try HTMLPoses(layers: layers, frames: frames, overlay: overlay) { pictures[$0] }
    let pictureFiles = poses.pictures.map { GalleryPicture($0.bytes) }
    let size = stage.container.size
    self.pictures = pictureFiles
    let object: JSONObject = [
      "size": .numbers([size.width, size.height]),
      "background": .string(HTMLExport.color(stage.presentation?.background ?? .black)),
      "markup": .string(poses.markup), "names": .raw(poses.names),
      "pictures": .strings(pictureFiles.map(\.name)),
      "poses": .raw(poses.properties), "duration": 0,
      "motion": ["tracks": [], "keyframes": []], "curves": [],
      "screens": .origins(of: poses.pictures),
    ]
    members = object + more
  }

  /// The values of all properties at several times, without markup, as in ``HTMLPoses/properties``.
  package static func properties(
    of layers: [Layer], _ frames: [Frame]
  ) throws(TimelineProblem) -> JSONValue {
    .raw(try HTMLPoses(layers: layers, frames: frames) { _ in nil }.properties)
  }
}

/// A formula for the gallery's scripts to evaluate: a JSON list of numbers, names of values and
/// operations, in postfix order.
///
/// `g0` … `g10` are the gesture's values in the order of the scope, `p` the progress, `s0` … `s16`
/// the scroll view's; every other word is an operation on the operands before it. All other values
/// of the stage are constant during a gesture, and are written as numbers, except parameters that a
/// visitor can change, which are written as `@name`.
package enum FormulaJSON {
  /// Encodes a formula with the values of a stage.
  ///
  /// - Parameter parameters: the names of the parameters that remain variables, by slot.
  package static func json(
    _ formula: Expression, _ values: InteractionValues, keeping parameters: [Int: String] = [:]
  ) -> JSONValue {
    .array(
      formula.steps.map { step in
        switch step {
        case .number(let number): .number(number)
        case .operation(let name, operands: _): .string(name)
        case .slot(let slot):
          (variable(slot) ?? parameters[slot].map { "@\($0)" }).map(JSONValue.string)
            ?? .number(values.number(at: slot))
        }
      })
  }

  /// The name of a value that changes during a gesture; nil for constants.
  private static func variable(_ slot: Int) -> String? {
    if slot == StageSlots.progress { return "p" }
    let (gesture, scroll) = (slot - StageSlots.gesture, slot - StageSlots.scroll)
    if (0..<StageSlots.gestureCount).contains(gesture) { return "g\(gesture)" }
    if (0..<StageSlots.scrollCount).contains(scroll) { return "s\(scroll)" }
    return nil
  }
}

/// The timelines of a page that have been baked: other looks often move in the same way.
final class BakedTimelines: Sendable {
  private let known = Mutex<[Timeline: BakedLayers]>([:])
  private let threadCount: Int

  /// - Parameter threadCount: the number of threads that share the work on one timeline.
  init(threadCount: Int) { self.threadCount = threadCount }

  func layers(of timeline: Timeline) -> BakedLayers {
    if let layers = known.withLock({ $0[timeline] }) { return layers }
    let layers = BakedLayers(timeline, threads: threadCount)
    known.withLock { $0[timeline] = layers }
    return layers
  }
}
