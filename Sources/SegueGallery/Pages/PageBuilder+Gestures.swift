import SegueStaging
import SegueCatalog
import SegueJSON
import SegueTimeline

extension PageBuilder {
  /// A gesture on a transition, with the content it needs.
  struct WrittenGesture: Sendable {
    /// The gesture, as members of a JSON object.
    var members: JSONObject
    /// The timeline that it scrubs, if any.
    var held: TimelineJSON?
    /// The pictures of other content that it drives.
    var pictures: [GalleryPicture] = []
  }

  /// Encodes a gesture; its content becomes a timeline or poses.
  package func written(_ gesture: PageInteraction) throws -> WrittenGesture {
    var result = WrittenGesture(members: gesture.rules)
    if let even = try gesture.scrubbed() {
      result.held = TimelineJSON(try subject(even, gesture.staged))
      return result
    }
    let net = try gesture.net()
    let held = try poses(net.layers, net.frames, gesture.staged, more: net.more)
    result.pictures += held.pictures
    result.members["held"] = .raw(held.text)
    for (key, outcome) in [("after", Outcome.finished), ("back", .cancelled)] {
      guard let after = try gesture.after(outcome, in: net) else { continue }
      let frameSource = try poses(
        after.layers, after.resting.frames, gesture.staged, more: try after.more)
      result.pictures += frameSource.pictures
      result.members[key] = .raw(frameSource.text)
    }
    return result
  }

  private func poses(
    _ layers: [Layer], _ frames: [Frame], _ staged: StagedPreset, more: JSONObject
  ) throws -> PosesJSON {
    let stage = staged.resolved.stage
    let taken = try pictureCache.pictures(
      of: layers, on: stage, from: staged.source(scale: scale),
      scene: sceneName(of: staged.preset, on: stage))
    return try PosesJSON(layers, frames, on: stage, pictures: taken, more: more)
  }
}
