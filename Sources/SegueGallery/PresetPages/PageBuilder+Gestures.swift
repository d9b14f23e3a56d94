import SegueStaging
import SegueCatalog
import SegueExport
import SegueDiagnostics
import SeguePreview
import SegueTimeline

extension PageBuilder {
  /// A gesture on a transition, with the content it needs.
  struct EncodedGesture: Sendable {
    /// The gesture, as members of a JSON object.
    var members: JSONObject
    /// The timeline that it scrubs, if any.
    var scrubbed: TimelineJSON?
    /// The pictures of other content that it drives.
    var pictures: [GalleryPicture] = []
    /// The recorded gestures that drive it, by id.
    var recordings: [String: GestureRecording] = [:]
  }

  /// Encodes a gesture; its content becomes a timeline or poses.
  package func encoded(_ gesture: PageInteraction) throws -> EncodedGesture {
    var (encoded, performed) = try inTurnOrParallel(
      { try encodedContent(of: gesture) }, and: { recordings.performed(on: gesture) })
    encoded.members["recordings"] = .array(performed.map(\.json))
    encoded.recordings = Dictionary(
      performed.map { ($0.recording.id, $0.recording) }, uniquingKeysWith: { first, _ in first })
    return encoded
  }

  /// A gesture without its recordings.
  private func encodedContent(of gesture: PageInteraction) throws -> EncodedGesture {
    var encoded = EncodedGesture(members: gesture.rules)
    if let linearTimeline = try gesture.scrubbedTimeline() {
      encoded.scrubbed = timelineJSON(try subject(linearTimeline, gesture.staged))
      return encoded
    }
    let grid = try gesture.sampleGrid()
    let poseGrid = try poses(grid.layers, grid.frames, gesture.staged, more: grid.more)
    encoded.pictures += poseGrid.pictures
    encoded.members["poseGrid"] = .object(poseGrid.members)
    for (key, outcome) in [
      ("finishAnimation", Outcome.finished), ("cancelAnimation", .cancelled),
    ] {
      guard let completion = try gesture.completion(to: outcome, in: grid) else { continue }
      let animation = try poses(
        completion.layers, completion.resting.frames, gesture.staged, more: try completion.more,
        hasFinished: outcome == .finished)
      encoded.pictures += animation.pictures
      encoded.members[key] = .object(animation.members)
    }
    return encoded
  }

  private func poses(
    _ layers: [Layer], _ frames: [Frame], _ staged: StagedPreset, more: JSONObject,
    hasFinished: Bool = false
  ) throws -> PosesJSON {
    let stage = staged.resolved.stage
    let source = staged.source(scale: scale)
    let kept = try source.overlay(over: layers)
    let encodedPictures = try pictureCache.pictures(
      of: layers, on: stage, from: source, scene: sceneName(of: staged.preset, on: stage),
      under: kept)
    let overlay = try pictureCache.overlay(kept).still(hasFinished: hasFinished)
    return try PosesJSON(
      layers, frames, on: stage, pictures: encodedPictures, overlay: overlay, more: more)
  }
}
