import SegueDiagnostics
import SegueTimeline

extension Stage {
  /// The members that say where something takes place.
  var json: JSONObject {
    let safeArea = container.safeArea
    return [
      "operation": .string(operation.rawValue),
      "container": [
        "size": .numbers([container.size.width, container.size.height]),
        "cornerRadius": .number(container.cornerRadius),
        "safeArea": .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]),
      ],
      "direction": .number(direction),
    ]
  }
}

extension [Layer] {
  /// What of the layers never changes.
  var json: JSONValue { .array(map { $0.json(in: self) }) }

  /// How the layers stand in a frame.
  func json(in frame: Frame) -> JSONValue {
    .array(
      zip(self, frame.states).map { layer, state in
        .object(["id": .string(layer.id)] + state.json(in: frame))
      })
  }
}
