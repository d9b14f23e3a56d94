import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A preset on the stage that a user asked for.
struct PresetPerformance {
  /// The stage.
  let stage: Stage
  /// The transition.
  let timeline: Timeline
  /// What the user should know of how it came about.
  let notes: [String]

  init(
    _ preset: Preset, request: StageRequest, registry: Registry
  ) throws(CommandFailure) {
    let operation = try request.operation(of: preset)
    let parameters = try preset.parameters(request.parameters)
    let stage = request.stage(for: operation)
    if let missing = preset.requirements.first(where: { !$0.isMet(by: stage) }) {
      throw CommandFailure(
        .usage, "'\(preset.id)' requires \(missing.name), which the stage does not have",
        help: missing.option)
    }
    let rehearsal: Rehearsal?
    do throws(AnimatorFailure) {
      rehearsal = try Rehearsal(preset.id, parameters: parameters, on: stage, registry: registry)
    } catch {
      throw CommandFailure(.inputOutput, "'\(preset.id)' cannot be laid out: \(error)")
    }
    guard let rehearsal, rehearsal.match.preset.id == preset.id else {
      throw CommandFailure(
        .notFound, "no animator of '\(preset.id)' is there",
        help: "'segue match --operation \(operation.rawValue) --preset \(preset.id)' says why")
    }
    self.stage = rehearsal.stage
    timeline = rehearsal.timeline
    notes = rehearsal.match.notes.map(\.description)
  }
}

extension Requirement {
  /// What to type so that it is met.
  var option: String {
    switch self {
    case .source: "give it with --source x,y,width,height"
    case .destination: "give it with --destination x,y,width,height"
    case .siblings: "preview it on a scene that has them: siblings cannot be given by hand"
    case .element(let name): "give it with --element \(name)=x,y,width,height"
    }
  }
}
