import SegueDiagnostics
import SegueTimeline

extension TransitionRecipe {
  /// The recipe as JSON: layers and tracks with the preset's formulas as texts.
  var json: JSONValue {
    let values = values.map { ($0.name, JSONValue.string($0.formula.text)) }
    return [
      "duration": .string(seconds(duration)),
      "let": .object(JSONObject(values)),
      "layers": .array(timeline.layers.indices.map(layer)),
      "tracks": .array(timeline.tracks.indices.map(track)),
    ]
  }

  private func layer(_ index: Int) -> JSONValue {
    let state = layers[index].state.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ("\($0.key)", JSONValue.string($0.value.text)) }
    return .object(
      timeline.layers[index].members(in: timeline.layers)
        + ["state": .object(JSONObject(state))]
        + points(layers[index].maskPoints))
  }

  private func track(_ index: Int) -> JSONValue {
    let (track, recipe) = (timeline.tracks[index], tracks[index])
    let keyframes = zip(track.keyframes, recipe.keyframes).map { keyframe, recipe -> JSONValue in
      var members: JSONObject = [
        "offset": .number(keyframe.offset), "values": .strings(recipe.numbers.map(\.text)),
      ]
      if case .transform(let operations) = keyframe.value {
        members["operations"] = .strings(operations.map(\.name))
      }
      if recipe.easing != .linear { members["easing"] = .string(recipe.easing.text) }
      return .object(members)
    }
    return [
      "layer": .string(timeline.layers[track.layer].id),
      "properties": .strings(track.property.names),
      "delay": .string(seconds(recipe.delay)), "duration": .string(seconds(recipe.duration)),
      "iterations": .number(track.timing.iterations),
      "direction": .string(track.timing.direction.rawValue),
      "fill": .string(track.timing.fill.rawValue),
      "easing": .string(recipe.easing.text),
      "keyframes": .array(keyframes),
    ]
  }

  private func points(_ formulas: [Formula]) -> JSONObject {
    formulas.isEmpty ? [:] : ["maskPoints": .strings(formulas.map(\.text))]
  }

  private func seconds(_ formula: Formula) -> String {
    formula.constant.map { "\(rounded($0 * 1000, places: 4))ms" } ?? formula.text
  }
}

extension Track.Property {
  fileprivate var names: [String] {
    switch self {
    case .channels(let channels): channels.map { "\($0)" }
    case .transform: ["transform"]
    case .maskVertices: ["maskPoints"]
    }
  }
}

extension TransformOperation {
  fileprivate var name: String {
    switch self {
    case .translate: "translate"
    case .scale: "scale"
    case .rotate(_, let axis):
      "rotate about \(shortest(axis.x)) \(shortest(axis.y)) \(shortest(axis.z))"
    case .skew: "skew"
    case .perspective: "perspective"
    case .matrix: "matrix"
    }
  }
}
