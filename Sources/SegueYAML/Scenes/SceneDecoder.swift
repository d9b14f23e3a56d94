import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

/// Turns a checked file into a scene: fills in values, repeats, and looks names up.
///
/// All problems are reported; what cannot be made out is replaced by something harmless, so that the rest
/// can be looked at.
struct SceneDecoder {
  var diagnostics: Diagnostics
  var palette: [String: SceneColor] = [
    "clear": .clear, "black": SceneColor(.black), "white": SceneColor(.white),
  ]
  var styles = TextStyle.scale
  var icons = SceneIcon.standard
  var components: [String: Cursor] = [:]
  var variables = SceneVariables()
  /// The components that are being drawn, the outermost first.
  var open: [String] = []
  var markCount = 0
  var depth = 0

  init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  mutating func scene(_ root: Cursor) -> Scene? {
    readNames(root)
    let measures = measures(root["measures"])
    let screens = (root.required("screens").entries).map { screen($0, measures) }
    let roles = roles(root.required("roles"), screens: screens)
    guard let roles, !diagnostics.hasErrors else { return nil }
    return Scene(
      id: root.required("id").string, name: root.required("name").string,
      summary: root.required("summary").string, screens: screens, roles: roles)
  }

  // MARK: Names

  private mutating func readNames(_ root: Cursor) {
    for entry in root["palette"]?.entries ?? [] {
      palette[entry.name ?? ""] = pair(entry)
    }
    for entry in root["styles"]?.entries ?? [] {
      styles[entry.name ?? ""] = style(entry)
    }
    for entry in root["icons"]?.entries ?? [] {
      icons[entry.name ?? ""] = icon(entry)
    }
    for entry in root["components"]?.entries ?? [] {
      components[entry.name ?? ""] = entry
    }
  }

  private func pair(_ cursor: Cursor) -> SceneColor {
    if let color = cursor.color { return SceneColor(color) }
    return SceneColor(
      light: cursor.required("light").color ?? .clear,
      dark: cursor.required("dark").color ?? .clear)
  }

  private func style(_ cursor: Cursor) -> TextStyle {
    TextStyle(
      weight: FontWeight(rawValue: cursor.required("weight").string) ?? .regular,
      size: cursor.required("size").number ?? 1,
      lineHeight: cursor.required("line-height").number ?? 1,
      tracking: cursor["tracking"]?.number ?? 0)
  }

  private mutating func icon(_ cursor: Cursor) -> SceneIcon? {
    let line = cursor["line"]
    guard let path = line ?? cursor["fill"] else { return nil }
    guard let outline = PathData.outline(path.string) else {
      report(
        .badText, "an icon must be SVG path data, found '\(path.string)'", at: path,
        help: "the letters M L H V C Q A Z are read; arcs must stand upright")
      return nil
    }
    let width = line.map { _ in cursor["width"]?.number ?? 1.9 }
    return SceneIcon(outline, side: cursor["size"]?.number ?? 24, lineWidth: width)
  }

  private mutating func measures(_ cursor: Cursor?) -> [Measure] {
    var measures: [Measure] = []
    for entry in cursor?.entries ?? [] {
      let name = entry.name ?? ""
      if ExpressionScope.isReserved(name) || variables.names.contains(name) {
        report(.badText, "a measure must not have the name '\(name)': it has a meaning", at: entry)
        continue
      }
      let measure = Measure(name: name, length: length(entry, in: SceneValues()))
      variables.add(measure)
      measures.append(measure)
    }
    return measures
  }

  // MARK: Screens

  private mutating func screen(_ cursor: Cursor, _ measures: [Measure]) -> Screen {
    let none = SceneValues()
    let nodes = cursor.required("draw").items.flatMap { self.nodes($0, in: none) }
    checkElements(of: nodes, at: cursor)
    return Screen(
      name: Screen.Name(cursor.name ?? ""),
      background: color(cursor.required("background"), in: none),
      statusBar: cursor["status-bar"].map { color($0, in: none) },
      homeIndicator: cursor["home-indicator"].map { color($0, in: none) }, measures: measures,
      nodes: nodes)
  }

  private mutating func checkElements(of nodes: [Node], at screen: Cursor) {
    var seen: Set<ElementName> = [.statusBar, .homeIndicator]
    for name in nodes.elements where !seen.insert(name).inserted {
      diagnostics.report(
        Diagnostic(
          .error, .duplicateElement,
          "an element must have a name of its own, found '\(name)' twice", at: screen.keyPlace,
          help: "'status-bar' and 'home-indicator' are taken by the system's bars"))
    }
  }

  // MARK: Reports

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at cursor: Cursor, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: cursor.place, help: help))
  }

  /// Reports a name that is not among those there are.
  mutating func reportUnknown(
    _ noun: String, _ name: String, at cursor: Cursor, among names: some Sequence<String>
  ) {
    report(
      .unknownName, "there is no \(noun) '\(name)'", at: cursor,
      help: NearestName.help(for: name, noun: noun, among: names.sorted()))
  }
}

extension [Node] {
  /// The names of all elements, nested ones as well.
  var elements: [ElementName] {
    flatMap { node in (node.element.map { [$0] } ?? []) + node.children.elements }
  }
}
