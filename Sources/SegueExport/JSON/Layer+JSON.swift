import SegueDiagnostics
import SegueTimeline

extension Layer {
  /// What never changes, as an object.
  func json(in layers: [Layer]) -> JSONValue { .object(members(in: layers)) }

  /// The members of a layer that never change.
  func members(in layers: [Layer]) -> JSONObject {
    [
      "id": .string(id),
      "parent": .string(orNull: parent.map { layers[$0].id }),
      "contents": contents.json,
      "fit": .string(fit.rawValue),
      "doubleSided": .boolean(isDoubleSided),
      "transformGroup": .boolean(isTransformGroup),
    ]
  }
}

extension Contents {
  fileprivate var json: JSONValue {
    switch self {
    case .none: ["type": "none"]
    case .live(let subject): ["type": "live", "subject": .string(subject.name)]
    case .snapshot(of: let subject, let region, let moment, let filter):
      .object(
        JSONObject(
          [
            ("type", "snapshot"), ("subject", .string(subject.name)), ("region", region.json),
            ("when", .string(moment.rawValue)),
          ] + (filter.map { [("filter", $0.json)] } ?? [])))
    case .gradient(let gradient):
      [
        "type": "gradient", "start": gradient.start.json, "end": gradient.end.json,
        "stops": .array(
          gradient.stops.map { ["offset": .number($0.offset), "color": $0.color.json] }),
      ]
    }
  }
}

extension PictureFilter {
  fileprivate var json: JSONValue {
    [
      "pixels": .number(pixels), "blur": .number(blur), "saturation": .number(saturation),
      "brightness": .number(brightness), "tint": tint.json,
    ]
  }
}

extension Subject {
  /// The name in kebab case; parts of one screen include its name: `element.title.from`.
  fileprivate var name: String {
    switch self {
    case .from: "from"
    case .to: "to"
    case .source: "source"
    case .destination: "destination"
    case .sibling(let index): "sibling.\(index)"
    case .element(let name, let side): "element.\(name).\(side.rawValue)"
    case .navigationBar(let side): "navigation-bar.\(side.rawValue)"
    case .tabBar(let side): "tab-bar.\(side.rawValue)"
    }
  }
}

extension Point2D {
  var json: JSONValue { .numbers([x, y]) }
}

extension Rect2D {
  var json: JSONValue { .numbers([minX, minY, width, height]) }
}

extension Color {
  var json: JSONValue { .numbers([red, green, blue, alpha]) }
}
