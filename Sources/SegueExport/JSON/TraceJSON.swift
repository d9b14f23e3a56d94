private import SegueDiagnostics
public import SegueTimeline

/// The effect of a recorded gesture on a transition over time, as JSON.
///
/// ```json
/// {
///   "schema": 1, "preset": "cover", "gesture": "pull-down", "operation": "dismiss",
///   "container": {"size": [390, 844], "cornerRadius": 0, "safeArea": [0, 0, 0, 0]},
///   "direction": -1, "duration": 0.9, "outcome": "finished",
///   "layerSets": [[{"id": "from", "parent": null, …}]],
///   "records": [{"time": 0.016, "touch": {"phase": "moved", "position": [195, 320], "second": null},
///                "gesture": {"translation": [0, 20], "velocity": [0, 400], "distance": 20,
///                            "speed": 400, "across": 0, "acrossSpeed": 0, "scale": 1, "scaleSpeed": 0},
///                "offset": null,
///                "state": "changing", "progress": 0.02, "decision": "began",
///                "layerSet": 0, "layers": [{"id": "from", "position": [195, 442], …}]}]
/// }
/// ```
///
/// Lengths, layers and their states are those of ``SampleJSON``; speeds are points per second. The
/// layers may change when the finger is lifted: `layerSet` is a record's index in `layerSets`.
/// Where a scroll position drives the preset, records have an `offset` in place of `gesture`,
/// `progress` and `decision`, and `operation` is null.
public struct TraceJSON: Sendable {
  /// The text, with a trailing newline.
  public let text: String

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - preset: the preset's ID.
  ///   - gesture: the gesture's ID.
  ///   - stage: the stage.
  ///   - records: the records, in order of time.
  public init(preset: String, gesture: String, stage: Stage, records: [TraceRecord]) {
    var sets: [[Layer]] = []
    var indices: [Int] = []
    for record in records {
      let layers = record.layers.map(\.identity)
      let known = sets.lastIndex(of: layers) ?? sets.count
      if known == sets.count { sets.append(layers) }
      indices.append(known)
    }
    let isScrolled = records.contains { $0.offset != nil }
    var facts = stage.json
    if isScrolled { facts["operation"] = .null }
    let object: JSONObject =
      ["schema": 1, "preset": .string(preset), "gesture": .string(gesture)] + facts + [
        "duration": .number(records.last?.time ?? 0),
        "outcome": .string(orNull: records.last?.state),
        "layerSets": .array(sets.map(\.json)),
        "records": .array(zip(records, indices).map { $0.json(layerSet: $1) }),
      ]
    text = object.text(.fitted) + "\n"
  }
}

extension Layer {
  /// The layer without its state: the identity of a set of layers.
  fileprivate var identity: Layer {
    var result = Layer(id: id, parent: parent, contents: contents, state: LayerState(frame: .zero))
    result.fit = fit
    result.isDoubleSided = isDoubleSided
    result.isTransformGroup = isTransformGroup
    return result
  }
}
