import SegueTimeline

extension LayerState {
  /// Returns the members of a layer in a frame, except its name.
  func json(in frame: Frame) -> [(String, JSONWriter.Value)] {
    [
      ("position", position.json),
      ("bounds", bounds.json),
      ("anchorPoint", anchorPoint.json),
      ("transform", .numbers(transform.numbers)),
      ("opacity", .number(opacity)),
      ("cornerRadius", .number(cornerRadius)),
      ("zPosition", .number(zPosition)),
      ("hidden", .boolean(isHidden)),
      ("masksToBounds", .boolean(masksToBounds)),
      ("mask", mask?.json(in: frame) ?? .null),
      ("backgroundColor", backgroundColor.json),
      ("shadow", shadow.opacity > 0 ? shadow.json : .null),
      ("blur", .number(blurRadius)),
      ("backdropBlur", .number(backdropBlurRadius)),
      ("sublayerPerspective", .number(sublayerPerspective)),
    ]
  }
}

extension Mask {
  fileprivate func json(in frame: Frame) -> JSONWriter.Value {
    switch shape {
    case .rect: .object([("shape", .string("rect")), ("frame", self.frame.json)])
    case .roundedRect:
      .object([
        ("shape", .string("rounded-rect")), ("frame", self.frame.json),
        ("cornerRadius", .number(cornerRadius)),
      ])
    case .ellipse: .object([("shape", .string("ellipse")), ("frame", self.frame.json)])
    case .polygon(let first, let count):
      .object([
        ("shape", .string("polygon")),
        ("points", .array(frame.vertices[first..<(first + count)].map(\.json))),
      ])
    }
  }
}

extension Shadow {
  fileprivate var json: JSONWriter.Value {
    .object([
      ("color", color.json), ("opacity", .number(opacity)), ("radius", .number(radius)),
      ("offset", offset.json),
    ])
  }
}
