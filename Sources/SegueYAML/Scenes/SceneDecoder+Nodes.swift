import SegueCatalog
import SegueScenes
import SegueTimeline

extension SceneDecoder {
  /// The maximum number of marks in a scene, with repetitions and components expanded.
  static let maxMarks = 20_000
  /// The maximum nesting depth of marks, components included.
  static let deepest = 40

  /// Returns the nodes of a mark: once, or once for each of its items.
  mutating func nodes(_ mark: Choice<MarkForms>, in values: SceneValues) -> [Node] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      report(
        .marksTooDeep, "marks must be nested at most \(Self.deepest) levels deep", at: mark.cursor)
      return []
    }
    guard let each = mark.every?.each else { return [node(mark, in: values, item: nil)] }
    let items = each.items
    let count = each.integer ?? items.count
    let columns = mark.every?.columns.map { length($0, in: values) } ?? 1
    return (0..<count).map { index in
      var inner = values.repeated()
      for entry in index < items.count ? items[index].entries : [] {
        inner.set(entry.name ?? "", to: string(entry, in: values))
      }
      let item = SceneItem(index: index, count: count, columns: columns)
      return node(mark, in: inner, item: item)
    }
  }

  private mutating func node(
    _ mark: Choice<MarkForms>, in values: SceneValues, item: SceneItem?
  ) -> Node {
    markCount += 1
    guard markCount <= Self.maxMarks else {
      if markCount == Self.maxMarks + 1 {
        report(
          .tooManyMarks, "a scene must draw at most \(Self.maxMarks) marks", at: mark.cursor)
      }
      return Node(.picture(""))
    }
    var node = content(mark, in: values, item: item)
    node.item = item
    if let opacity = mark.every?.opacity { node.opacity = length(opacity, in: values) }
    node.rotation = mark.every?.rotate.map { length($0, in: values) }
    node.blend = mark.every?.blend?.value ?? .normal
    node.mask = mark.every?.mask.map { fill($0, in: values) }
    return node
  }

  private mutating func content(
    _ mark: Choice<MarkForms>, in values: SceneValues, item: SceneItem?
  ) -> Node {
    if let box = mark.box { return self.box(box, in: values, item: item) }
    if let ellipse = mark.ellipse {
      return Node(
        .ellipse(figure(ellipse.figure, in: values)), frame: frame(ellipse.frame, in: values))
    }
    if let text = mark.text { return self.text(text, in: values) }
    if let icon = mark.icon { return self.icon(icon, in: values) }
    if let use = mark.use { return component(use, in: values) }
    guard let picture = mark.picture else { return Node(.picture("")) }
    return Node(
      .picture(string(picture.picture, in: values), fit: picture.fit?.value ?? .fill),
      frame: frame(picture.frame, in: values))
  }

  private mutating func box(
    _ keys: Object<BoxKeys>, in values: SceneValues, item: SceneItem?
  ) -> Node {
    let corners = keys.radius.map { $0.kind == .list ? $0.items : [$0] } ?? []
    let kind = Node.Kind.box(
      figure(keys.figure, in: values), corners: corners.map { length($0, in: values) },
      clips: keys.clip?.boolean ?? (keys.scroll != nil))
    let element = keys.element.map { name in
      ElementName(item.map { "\(name.string)-\($0.index)" } ?? name.string)
    }
    var node = Node(
      kind, frame: frame(keys.frame, in: values), element: element,
      ambient: keys.ambient.map { ambient($0, in: values) },
      children: (keys.draw?.items ?? []).flatMap { nodes($0, in: values) })
    node.backdropBlur = keys.blur.map { length($0, in: values) }
    node.cornerCurve = keys.cornerCurve?.value ?? .continuous
    node.scroll = keys.scroll.map { length($0, in: values) }
    node.mirrors = keys.mirror?.boolean ?? true
    return node
  }

  private mutating func text(_ keys: Object<TextKeys>, in values: SceneValues) -> Node {
    let style = string(keys.style, in: values)
    if styles[style] == nil {
      reportUnknown("text style", style, at: keys.style, among: styles.keys)
    }
    let content = SceneText(
      string(keys.text, in: values),
      style: styles[style] ?? TextStyle(weight: .regular, size: 1, lineHeight: 1, tracking: 0),
      color: keys.color.map { color($0, in: values) } ?? .label,
      alignment: keys.align?.value ?? .leading, maxLines: keys.lines?.integer ?? 1)
    return Node(.text(content), frame: frame(keys.frame, in: values))
  }

  private mutating func icon(_ keys: Object<IconKeys>, in values: SceneValues) -> Node {
    let text = string(keys.icon, in: values)
    if icons[text] == nil { reportUnknown("icon", text, at: keys.icon, among: icons.keys) }
    var icon = icons[text] ?? SceneIcon(Outline())
    icon.isDirectional = Self.directions.contains { text.hasSuffix($0) }
    let kind = Node.Kind.icon(
      icon, fill(keys.color, in: values),
      shadow: keys.shadow.map { shadow($0, in: values) })
    return Node(kind, frame: frame(keys.frame, in: values))
  }

  /// The ends of the names of icons that turn around in right-to-left layouts.
  private static let directions = ["-left", "-right"]

  /// Returns the marks of a component, in their own frame.
  private mutating func component(
    _ keys: Object<UseKeys>, in values: SceneValues
  ) -> Node {
    let name = keys.component
    let text = string(name, in: values)
    var node = Node(
      .box(SceneFigure(), corners: [], clips: false), frame: frame(keys.frame, in: values))
    guard let component = components[text] else {
      reportUnknown("component", text, at: name, among: components.keys)
      return node
    }
    guard !open.contains(text) else {
      report(.recursiveComponent, "a component must not use itself, found '\(text)'", at: name)
      return node
    }
    var inner = values
    for entry in keys.with?.entries ?? [] {
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

  private mutating func figure(
    _ keys: Object<FigureKeys>, in values: SceneValues
  ) -> SceneFigure {
    SceneFigure(
      fill: keys.fill.map { fill($0, in: values) },
      stroke: keys.stroke.map { fill($0, in: values) },
      lineWidth: keys.lineWidth.map { length($0, in: values) } ?? 1,
      shadow: keys.shadow.map { shadow($0, in: values) })
  }

  private mutating func ambient(
    _ keys: Object<AmbientKeys>, in values: SceneValues
  ) -> SceneAmbient {
    var ambient = SceneAmbient()
    if let drift = keys.drift {
      ambient.drift = (
        length(drift.size.first, in: values), length(drift.size.second, in: values),
        length(drift.seconds, in: values)
      )
    }
    if let breath = keys.breathe {
      ambient.breath = (length(breath.scale, in: values), length(breath.seconds, in: values))
    }
    return ambient
  }
}

extension Choice<MarkForms> {
  /// The keys common to all forms of a mark.
  fileprivate var every: Object<EveryMarkKeys>? {
    if let box = self.box { return box.every }
    if let ellipse = self.ellipse { return ellipse.every }
    if let text = self.text { return text.every }
    if let icon = self.icon { return icon.every }
    if let picture = self.picture { return picture.every }
    return self.use?.every
  }
}

extension SceneDecoder {
  /// Reads the roles, and finds their elements.
  mutating func roles(_ keys: Object<RolesKeys>, screens: [Screen]) -> SceneRoles? {
    let lower = screen(keys.lower, among: screens)
    let upper = screen(keys.upper, among: screens)
    let tabs = (keys.tabs?.items ?? []).map { screen($0, among: screens) }
    guard let lower, let upper else { return nil }
    let source = keys.source.flatMap { element($0, on: lower) }
    let destination = keys.destination.flatMap { element($0, on: upper) }
    let siblings = keys.siblings.map { self.siblings($0, on: lower) } ?? []
    return SceneRoles(
      lower: lower.name, upper: upper.name, source: source, destination: destination,
      siblings: siblings.filter { $0 != source }, tabs: tabs.compactMap { $0?.name })
  }

  private mutating func screen(_ cursor: Cursor, among screens: [Screen]) -> Screen? {
    if let screen = screens.first(where: { $0.name.text == cursor.string }) { return screen }
    reportUnknown("screen", cursor.string, at: cursor, among: screens.map(\.name.text))
    return nil
  }

  private mutating func element(_ cursor: Cursor, on screen: Screen) -> ElementName? {
    let names = screen.nodes.elements
    if let name = names.first(where: { $0.text == cursor.string }) { return name }
    reportUnknown("element", cursor.string, at: cursor, among: names.map(\.text))
    return nil
  }

  /// Returns the elements of a repetition, in order: those with its name and an index.
  private mutating func siblings(_ cursor: Cursor, on screen: Screen) -> [ElementName] {
    let prefix = cursor.string + "-"
    let names = screen.nodes.elements
    let siblings = names.filter { name in
      name.text.hasPrefix(prefix) && Int(name.text.dropFirst(prefix.count)) != nil
    }
    if siblings.isEmpty {
      report(
        .unknownName, "there is no repeated element '\(cursor.string)'", at: cursor,
        help: "use the name without its index: 'card' stands for card-0, card-1, …")
    }
    return siblings
  }
}
