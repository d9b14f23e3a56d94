import SegueCatalog
import SegueDiagnostics
import SegueScenes

extension ScenarioDecoder {
  /// The names of everything that a container can contain.
  var controllerNames: [String] { screens.map(\.name) + containers.map(\.name) }

  /// Checks that the names of screens and containers are unique, and that all references exist.
  ///
  /// - Returns: whether the names are unique.
  mutating func checkNames(_ root: Object<ScenarioKeys>) -> Bool {
    let entries =
      (hasScreens ? root.screens.entries : []).map(\.cursor)
      + (root.containers?.entries ?? []).map(\.cursor)
    if entries.count > Self.maxControllers {
      report(
        .tooManyControllers,
        "a scenario must have at most \(Self.maxControllers) screens and containers",
        at: root.screens.cursor.keyPlace)
    }
    var seen: Set = [Scenario.windowName]
    let repeated = entries.filter { !seen.insert($0.name ?? "").inserted }
    for entry in repeated {
      report(
        .duplicateScenarioName, "duplicate name '\(entry.name ?? "")'",
        at: entry.keyPlace,
        help: "screens and containers share a namespace; 'window' is reserved")
    }
    for name in contents(of: root) + [root.root] {
      checkController(name)
    }
    return repeated.isEmpty
  }

  /// Checks that everything has one parent at most, and that nothing contains itself.
  mutating func checkPlaces(_ root: Object<ScenarioKeys>) {
    var places: [String: SourcePlace] = [:]
    for name in [root.root] + contents(of: root) {
      if let first = places[name.string] {
        diagnostics.report(
          Diagnostic(
            .error, .twoPlaces, "'\(name.string)' must be in one place only", at: name.place,
            labels: [.init("it is also here", at: first)]))
      } else {
        places[name.string] = name.place
      }
    }
    for entry in root.containers?.entries ?? [] {
      let name = entry.cursor.name ?? ""
      guard holdsItself(name) else { continue }
      report(.holdsItself, "'\(name)' must not contain itself", at: entry.cursor.keyPlace)
    }
  }

  /// The names in all containers.
  private func contents(of root: Object<ScenarioKeys>) -> [Cursor] {
    (root.containers?.entries ?? []).flatMap(\.content)
  }

  private func holdsItself(_ name: String) -> Bool {
    let byName = Dictionary(uniqueKeysWithValues: containers.map { ($0.name, $0.content) })
    var open = byName[name] ?? []
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == name { return true }
      if seen.insert(next).inserted { open += byName[next] ?? [] }
    }
    return false
  }

  // MARK: Names in steps

  /// Checks the name of a screen or container.
  mutating func checkController(_ cursor: Cursor) {
    if !controllerNames.contains(cursor.string) {
      reportUnknown(
        "screen or container", cursor.string, at: cursor.place, among: controllerNames)
    }
  }

  /// Checks the names of the views in a hierarchy.
  mutating func checkViews(_ hierarchy: Cursor) {
    let names =
      controllerNames + [Scenario.windowName, "presentation"]
      + screens.flatMap(\.elements).map(\.name)
    for name in hierarchy.string.split(whereSeparator: { " ()".contains($0) })
    where !names.contains(String(name)) {
      reportUnknown("view", String(name), at: hierarchy.place, among: names)
    }
  }

  /// Checks the name of a screen.
  mutating func checkScreen(_ cursor: Cursor) {
    if !screens.contains(where: { $0.name == cursor.string }) {
      reportUnknown("screen", cursor.string, at: cursor.place, among: screens.map(\.name))
    }
  }

  /// Checks the name of an element on any screen.
  mutating func checkElement(_ cursor: Cursor) {
    let names = screens.flatMap(\.elements).map(\.name)
    if !names.contains(cursor.string) {
      reportUnknown("element", cursor.string, at: cursor.place, among: Set(names))
    }
  }

  /// Checks the name of a container, and its kind if one is given.
  mutating func checkContainer(_ cursor: Cursor, as kind: Scenario.Container.Kind? = nil) {
    let name = cursor.string
    let names = containers.map(\.name) + [Scenario.windowName]
    guard names.contains(name) else {
      return reportUnknown("container", name, at: cursor.place, among: names)
    }
    guard let kind, containers.first(where: { $0.name == name })?.kind != kind else { return }
    report(
      .wrongContainer,
      "'\(name)' must be \(kind == .stack ? "a navigation stack" : "a tab bar")",
      at: cursor.place)
  }

  /// Checks the name of a view: a screen, a container, the window, or an element of a screen.
  mutating func checkView(_ cursor: Cursor) {
    let name = cursor.name ?? ""
    let views =
      controllerNames + [Scenario.windowName]
      + screens.flatMap { screen in screen.elements.map { "\(screen.name).\($0.name)" } }
    if !views.contains(name) { reportUnknown("view", name, at: cursor.keyPlace, among: views) }
  }
}
