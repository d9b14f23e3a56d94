import SegueCatalog
import SegueScenes

extension SceneDecoder {
  /// How many marks a scene may draw, repetitions and components counted out.
  static let mostMarks = 20_000
  /// How deep marks may lie within marks, components counted.
  static let deepest = 40

  /// A mark: once, or once for each of its items.
  mutating func nodes(_ cursor: Cursor, in values: SceneValues) -> [Node] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      report(.marksTooDeep, "marks must not lie more than \(Self.deepest) deep", at: cursor)
      return []
    }
    guard let each = cursor["each"] else { return [node(cursor, in: values, item: nil)] }
    let items = each.items
    let count = each.integer ?? items.count
    let columns = cursor["columns"].map { length($0, in: values) } ?? 1
    return (0..<count).map { index in
      var inner = values.repeated()
      for entry in index < items.count ? items[index].entries : [] {
        inner.set(entry.name ?? "", to: string(entry, in: values))
      }
      let item = SceneItem(index: index, count: count, columns: columns)
      return node(cursor, in: inner, item: item)
    }
  }

  private mutating func node(
    _ cursor: Cursor, in values: SceneValues, item: SceneItem?
  ) -> Node {
    markCount += 1
    guard markCount <= Self.mostMarks else {
      if markCount == Self.mostMarks + 1 {
        report(.tooManyMarks, "a scene must draw at most \(Self.mostMarks) marks", at: cursor)
      }
      return Node(.picture(""))
    }
    var node = mark(cursor, in: values, item: item)
    node.item = item
    if let opacity = cursor["opacity"] { node.opacity = length(opacity, in: values) }
    return node
  }

  private mutating func mark(
    _ cursor: Cursor, in values: SceneValues, item: SceneItem?
  ) -> Node {
    if let box = cursor["box"] { return self.box(cursor, box, in: values, item: item) }
    if let frame = cursor["ellipse"] {
      return Node(.ellipse(figure(cursor, in: values)), frame: self.frame(frame, in: values))
    }
    if let text = cursor["text"] { return self.text(cursor, text, in: values) }
    if let name = cursor["icon"] { return icon(cursor, name, in: values) }
    if let name = cursor["use"] { return component(cursor, name, in: values) }
    let name = cursor.required("picture")
    return Node(.picture(string(name, in: values)), frame: frame(cursor["frame"], in: values))
  }

  private mutating func box(
    _ cursor: Cursor, _ frame: Cursor, in values: SceneValues, item: SceneItem?
  ) -> Node {
    let radius = cursor["radius"]
    let corners = radius.map { $0.kind == .list ? $0.items : [$0] } ?? []
    let kind = Node.Kind.box(
      figure(cursor, in: values), corners: corners.map { length($0, in: values) },
      clips: cursor["clip"]?.boolean ?? false)
    let element = cursor["element"].map { name in
      ElementName(item.map { "\(name.string)-\($0.index)" } ?? name.string)
    }
    return Node(
      kind, frame: self.frame(frame, in: values), element: element,
      ambient: cursor["ambient"].map { ambient($0, in: values) },
      children: (cursor["draw"]?.items ?? []).flatMap { nodes($0, in: values) })
  }

  private mutating func text(_ cursor: Cursor, _ text: Cursor, in values: SceneValues) -> Node {
    let name = cursor.required("style")
    let style = string(name, in: values)
    if styles[style] == nil { reportUnknown("text style", style, at: name, among: styles.keys) }
    let alignment = cursor["align"].flatMap { TextBlock.Alignment(rawValue: $0.string) }
    let content = SceneText(
      string(text, in: values),
      style: styles[style] ?? TextStyle(weight: .regular, size: 1, lineHeight: 1, tracking: 0),
      color: cursor["color"].map { color($0, in: values) } ?? .label,
      alignment: alignment ?? .leading, maxLines: cursor["lines"]?.integer ?? 1)
    return Node(.text(content), frame: frame(cursor["frame"], in: values))
  }

  private mutating func icon(_ cursor: Cursor, _ name: Cursor, in values: SceneValues) -> Node {
    let text = string(name, in: values)
    if icons[text] == nil { reportUnknown("icon", text, at: name, among: icons.keys) }
    let kind = Node.Kind.icon(
      icons[text] ?? SceneIcon(Outline()), fill(cursor.required("color"), in: values),
      shadow: cursor["shadow"].map { shadow($0, in: values) })
    return Node(kind, frame: frame(cursor["frame"], in: values))
  }

  /// The marks of a component, in a frame of their own.
  private mutating func component(
    _ cursor: Cursor, _ name: Cursor, in values: SceneValues
  ) -> Node {
    let text = string(name, in: values)
    var node = Node(
      .box(SceneFigure(), corners: [], clips: false), frame: frame(cursor["frame"], in: values))
    guard let component = components[text] else {
      reportUnknown("component", text, at: name, among: components.keys)
      return node
    }
    guard !open.contains(text) else {
      report(.recursiveComponent, "a component must not use itself, found '\(text)'", at: name)
      return node
    }
    var inner = values
    for entry in cursor["with"]?.entries ?? [] {
      inner.set(entry.name ?? "", to: string(entry, in: values))
    }
    open.append(text)
    node.children = component.items.flatMap { nodes($0, in: inner) }
    open.removeLast()
    return node
  }

  // MARK: Parts

  private mutating func frame(_ cursor: Cursor?, in values: SceneValues) -> SceneFrame {
    let sides = (cursor?.items ?? []).map { length($0, in: values) }
    guard sides.count >= 2 else { return SceneFrame() }
    return SceneFrame(
      x: sides[0], y: sides[1], width: sides.count > 2 ? sides[2] : nil,
      height: sides.count > 3 ? sides[3] : nil)
  }

  private mutating func figure(_ cursor: Cursor, in values: SceneValues) -> SceneFigure {
    SceneFigure(
      fill: cursor["fill"].map { fill($0, in: values) },
      stroke: cursor["stroke"].map { fill($0, in: values) },
      lineWidth: cursor["line-width"].map { length($0, in: values) } ?? 1,
      shadow: cursor["shadow"].map { shadow($0, in: values) })
  }

  private mutating func ambient(_ cursor: Cursor, in values: SceneValues) -> SceneAmbient {
    var ambient = SceneAmbient()
    if let drift = cursor["drift"] {
      let size = drift.required("size").items.map { length($0, in: values) }
      ambient.drift = (size[0], size[1], length(drift.required("seconds"), in: values))
    }
    if let breath = cursor["breathe"] {
      ambient.breath = (
        length(breath.required("scale"), in: values), length(breath.required("seconds"), in: values)
      )
    }
    return ambient
  }
}
