import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueScenes
import SegueTimeline

/// Decodes a checked file into a scene: fills in values, expands repetitions, and resolves names.
///
/// All problems are reported; invalid parts are replaced by harmless ones, so that the rest can be
/// checked.
struct SceneDecoder {
  var diagnostics = Diagnostics()
  var palette: [String: SceneColor] = [
    "clear": .clear, "black": SceneColor(.black), "white": SceneColor(.white),
  ]
  var styles = TextStyle.scale
  var icons = SceneIcon.standard
  var components: [String: List<Choice<MarkForms>>] = [:]
  var variables = SceneVariables()
  /// The components being expanded, outermost first.
  var open: [String] = []
  var markCount = 0
  var depth = 0

  mutating func scene(_ root: Object<SceneKeys>) -> Scene? {
    if let problem = root.id.fileNameProblem(.sceneIsNotFileName) { diagnostics.report(problem) }
    readNames(root)
    let measures = measures(root.measures)
    let screens = root.screens.entries.map { screen($0, measures) }
    let roles = roles(root.roles, screens: screens)
    guard let roles, !diagnostics.hasErrors else { return nil }
    return Scene(
      id: root.id.string, name: root.name.string, summary: root.summary.string, screens: screens,
      roles: roles)
  }

  // MARK: Names

  private mutating func readNames(_ root: Object<SceneKeys>) {
    for entry in root.palette?.entries ?? [] {
      palette[entry.cursor.name ?? ""] = pair(entry)
    }
    for entry in root.styles?.entries ?? [] {
      styles[entry.cursor.name ?? ""] = style(entry)
    }
    for entry in root.icons?.entries ?? [] {
      icons[entry.cursor.name ?? ""] = icon(entry)
    }
    for entry in root.components?.entries ?? [] {
      components[entry.cursor.name ?? ""] = entry
    }
  }

  private func pair(_ forms: Choice<ColorForms>) -> SceneColor {
    if let pair = forms.pair {
      return SceneColor(light: pair.light.color ?? .clear, dark: pair.dark.color ?? .clear)
    }
    return SceneColor(forms.color?.color ?? .clear)
  }

  private func style(_ keys: Object<TextStyleKeys>) -> TextStyle {
    TextStyle(
      weight: keys.weight.value ?? .regular, size: keys.size.number ?? 1,
      lineHeight: keys.lineHeight.number ?? 1, tracking: keys.tracking?.number ?? 0)
  }

  private mutating func icon(_ forms: Choice<IconForms>) -> SceneIcon? {
    if let line = forms.line {
      return icon(line.path, size: line.size, lineWidth: line.width?.number ?? 1.9)
    }
    return forms.filled.flatMap { icon($0.path, size: $0.size, lineWidth: nil) }
  }

  private mutating func icon(_ path: Cursor, size: Cursor?, lineWidth: Double?) -> SceneIcon? {
    guard let outline = PathData.outline(path.string) else {
      report(
        .badText, "an icon must be SVG path data, found '\(path.string)'", at: path,
        help: "the commands M L H V C Q A Z are supported; arcs must not be rotated")
      return nil
    }
    return SceneIcon(outline, side: size?.number ?? 24, lineWidth: lineWidth)
  }

  private mutating func measures(_ cursor: Cursor?) -> [Measure] {
    var measures: [Measure] = []
    for entry in cursor?.entries ?? [] {
      let name = entry.name ?? ""
      if ExpressionScope.isReserved(name) || variables.names.contains(name) {
        report(.badText, "a measure must not be named '\(name)': the name is reserved", at: entry)
        continue
      }
      let measure = Measure(name: name, length: length(entry, in: SceneValues()))
      variables.add(measure)
      measures.append(measure)
    }
    return measures
  }

  // MARK: Screens

  private mutating func screen(_ keys: Object<ScreenKeys>, _ measures: [Measure]) -> Screen {
    let none = SceneValues()
    let nodes = keys.draw.items.flatMap { self.nodes($0, in: none) }
    checkElements(of: nodes, at: keys.cursor)
    return Screen(
      name: Screen.Name(keys.cursor.name ?? ""),
      background: color(keys.background, in: none),
      statusBar: keys.statusBar.map { color($0, in: none) },
      homeIndicator: keys.homeIndicator.map { color($0, in: none) }, measures: measures,
      nodes: nodes)
  }

  private mutating func checkElements(of nodes: [Node], at screen: Cursor) {
    var seen: Set<ElementName> = [.statusBar, .homeIndicator]
    for name in nodes.elements where !seen.insert(name).inserted {
      diagnostics.report(
        Diagnostic(
          .error, .duplicateElement,
          "duplicate element '\(name)'", at: screen.keyPlace,
          help:
            "choose another name; 'status-bar' and 'home-indicator' are reserved for the system's bars"
        ))
    }
  }

  // MARK: Reports

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at cursor: Cursor, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: cursor.place, help: help))
  }

  /// Reports an unknown name.
  mutating func reportUnknown(
    _ noun: String, _ name: String, at cursor: Cursor, among names: some Sequence<String>,
    help: String? = nil
  ) {
    report(
      .unknownName, "there is no \(noun) '\(name)'", at: cursor,
      help: NearestName.help(for: name, noun: noun, among: names.sorted()) ?? help)
  }
}

extension [Node] {
  /// The names of all elements, including nested ones.
  var elements: [ElementName] {
    flatMap { node in (node.element.map { [$0] } ?? []) + node.children.elements }
  }
}
