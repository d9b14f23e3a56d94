import SegueJSON
import SegueTimeline

extension LayerState {
  /// The members of a layer at one moment, but its name.
  func json(in frame: Frame) -> JSONObject {
    [
      "position": position.json,
      "bounds": bounds.json,
      "anchorPoint": anchorPoint.json,
      "transform": .numbers(transform.numbers),
      "opacity": .number(opacity),
      "cornerRadius": .number(cornerRadius),
      "zPosition": .number(zPosition),
      "hidden": .boolean(isHidden),
      "masksToBounds": .boolean(masksToBounds),
      "mask": mask?.json(in: frame) ?? .null,
      "backgroundColor": backgroundColor.json,
      "shadow": shadow.opacity > 0 ? shadow.json : .null,
      "blur": .number(blurRadius),
      "backdropBlur": .number(backdropBlurRadius),
      "sublayerPerspective": .number(sublayerPerspective),
    ]
  }
}

extension Mask {
  fileprivate func json(in frame: Frame) -> JSONValue {
    switch shape {
    case .rect: ["shape": "rect", "frame": self.frame.json]
    case .roundedRect:
      [
        "shape": "rounded-rect", "frame": self.frame.json, "cornerRadius": .number(cornerRadius),
      ]
    case .ellipse: ["shape": "ellipse", "frame": self.frame.json]
    case .polygon(let first, let count):
      [
        "shape": "polygon",
        "points": .array(frame.vertices[first..<(first + count)].map(\.json)),
      ]
    }
  }
}

extension Shadow {
  fileprivate var json: JSONValue {
    [
      "color": color.json, "opacity": .number(opacity), "radius": .number(radius),
      "offset": offset.json,
    ]
  }
}
