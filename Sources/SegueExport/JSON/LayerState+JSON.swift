import SegueDiagnostics
import SegueTimeline

extension LayerState {
  /// The members of a layer's state at one moment, without its id.
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
      "mask": mask?.json(in: frame, inverted: invertsMask) ?? .null,
      "backgroundColor": backgroundColor.json,
      "shadow": shadow.opacity > 0 ? shadow.json : .null,
      "blur": .number(blurRadius),
      "backdropBlur": .number(backdropBlurRadius),
      "sublayerPerspective": .number(sublayerPerspective),
    ] + (hasPlainCorners || cornerRadius <= 0 ? [:] : cornerShape)
  }

  private var cornerShape: JSONObject {
    let names = [
      (Corners.topLeft, "top-left"), (.topRight, "top-right"), (.bottomLeft, "bottom-left"),
      (.bottomRight, "bottom-right"),
    ]
    return [
      "corners": .array(names.filter { corners.contains($0.0) }.map { .string($0.1) }),
      "cornerCurve": .string(cornerCurve.rawValue),
    ]
  }
}

extension Mask {
  fileprivate func json(in frame: Frame, inverted: Bool) -> JSONValue {
    .object(shape(in: frame) + (inverted ? ["inverted": .boolean(true)] : [:]))
  }

  private func shape(in frame: Frame) -> JSONObject {
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
    case .path:
      [
        "shape": "path",
        "loops": .array(loops(in: frame).map { .array($0.points.map(\.json)) }),
      ]
    case .linearGradient:
      [
        "shape": "linear-gradient", "points": .array([self.frame.origin.json, gradient.end.json]),
      ]
    case .radialGradient:
      [
        "shape": "radial-gradient", "center": self.frame.origin.json,
        "radii": [.number(gradient.innerRadius), .number(gradient.outerRadius)],
      ]
    case .conicGradient:
      [
        "shape": "conic-gradient", "center": self.frame.origin.json,
        "angles": [.number(gradient.startAngle), .number(gradient.endAngle)],
        "softness": .number(gradient.softness),
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
