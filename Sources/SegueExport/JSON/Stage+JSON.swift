import SegueTimeline

extension Stage {
  /// The members that describe the stage.
  var json: [(String, JSONWriter.Value)] {
    let safeArea = container.safeArea
    return [
      ("operation", .string(operation.rawValue)),
      (
        "container",
        .object([
          ("size", .numbers([container.size.width, container.size.height])),
          ("cornerRadius", .number(container.cornerRadius)),
          ("safeArea", .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])),
        ])
      ),
      ("direction", .number(direction)),
    ]
  }
}

extension [Layer] {
  /// The constant members of the layers.
  var json: JSONWriter.Value { .array(map { $0.json(in: self) }) }

  /// Returns the layers' state in a frame.
  func json(in frame: Frame) -> JSONWriter.Value {
    .array(
      zip(self, frame.states).map { layer, state in
        .object([("id", .string(layer.id))] + state.json(in: frame))
      })
  }
}
