import SegueCatalog
import SegueTimeline

extension TransitionRecipe {
  /// Checks that the formulas of a tab change also tell the way to a lower tab.
  func checkBackward(_ preset: Preset) throws(Obstacle) {
    var stage = stage
    stage.direction = -stage.direction
    guard let animator = preset.animator(for: operation),
      let other = try? animator.timeline(for: stage, parameters: preset.defaultParameters)
    else { throw Obstacle("it leads to no lower tab") }
    let slots = StageValues(stage, preset.defaultParameters, scope: preset.scope).slots
    func value(_ name: String) -> Double {
      if let slot = preset.scope.slot(of: name) { return slots[slot] }
      return values.first { $0.name == name }?.formula.value(value) ?? .nan
    }
    let isSame =
      other.tracks.count == tracks.count
      && other.layers.map(\.id) == timeline.layers.map(\.id)
      && other.layers.map(\.state.zPosition) == timeline.layers.map(\.state.zPosition)
      && zip(other.tracks, tracks).allSatisfy { track, formulas in
        zip(track.keyframes, formulas.keyframes).allSatisfy { keyframe, formulas in
          guard case .numbers(let numbers) = keyframe.value else { return true }
          return zip(numbers, formulas.numbers).allSatisfy { abs($0 - $1.value(value)) < 1e-6 }
        }
      }
    if !isSame { throw Obstacle("it leads to a lower tab in another way") }
  }
}
