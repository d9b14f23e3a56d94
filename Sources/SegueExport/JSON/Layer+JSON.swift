import SegueTimeline

extension Layer {
  /// Returns the constant members of a layer.
  func json(in layers: [Layer]) -> JSONWriter.Value {
    .object([
      ("id", .string(id)),
      ("parent", parent.map { .string(layers[$0].id) } ?? .null),
      ("contents", contents.json),
      ("fit", .string(fit.rawValue)),
      ("doubleSided", .boolean(isDoubleSided)),
      ("transformGroup", .boolean(isTransformGroup)),
    ])
  }
}

extension Contents {
  fileprivate var json: JSONWriter.Value {
    switch self {
    case .none: .object([("type", .string("none"))])
    case .live(let subject):
      .object([("type", .string("live")), ("subject", .string(subject.name))])
    case .snapshot(of: let subject, let region, let moment):
      .object([
        ("type", .string("snapshot")), ("subject", .string(subject.name)),
        ("region", region.json), ("when", .string(moment.rawValue)),
      ])
    case .gradient(let gradient):
      .object([
        ("type", .string("gradient")),
        ("start", gradient.start.json), ("end", gradient.end.json),
        (
          "stops",
          .array(
            gradient.stops.map {
              .object([("offset", .number($0.offset)), ("color", $0.color.json)])
            })
        ),
      ])
    }
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

extension Point {
  var json: JSONWriter.Value { .numbers([x, y]) }
}

extension Rect {
  var json: JSONWriter.Value { .numbers([minX, minY, width, height]) }
}

extension Color {
  var json: JSONWriter.Value { .numbers([red, green, blue, alpha]) }
}
