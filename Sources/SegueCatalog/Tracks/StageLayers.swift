import SegueTimeline

/// The layers available on a stage by name, used or not.
struct StageLayers {
  let stage: Stage

  /// The name of the lower screen.
  var lower: String { stage.arrivesAbove ? "from" : "to" }
  /// The name of the upper screen.
  var upper: String { stage.arrivesAbove ? "to" : "from" }

  /// Returns the layers of a name: none if the stage does not have it, several for the siblings.
  func layers(named name: String) -> [StageLayer] {
    switch name {
    case "from": [screen("from", .from, stage.from)]
    case "to": [screen("to", .to, stage.to)]
    case "source": [live(name, .source, stage.source)].compactMap { $0 }
    case "destination": [live(name, .destination, stage.destination)].compactMap { $0 }
    case "siblings": siblings
    case "dimming": [absentOutside(name, color: .black)]
    case "covered": covered
    case "backdrop": backdrop.map { [$0] } ?? []
    default: family(name) ?? [part(name)].compactMap { $0 }
    }
  }

  /// Returns the screen that contains a live layer; nil for layers of the container.
  func screen(of name: String) -> String? {
    if name == "source" || name == "siblings" { return lower }
    if name == "destination" { return upper }
    switch StageFamily(rawValue: name) {
    // The layers of pairs are above both screens.
    case .fromPairs, .toPairs: return nil
    case .toChildren: return "to"
    case .fromChildren: return "from"
    case .siblings, .unmatchedFrom, .unmatchedTo, nil: break
    }
    guard let (_, side) = Self.split(name) else { return nil }
    return side.rawValue
  }

  /// Splits names such as `element.NAME.from` and `navigation-bar.to`.
  static func split(_ name: String) -> (part: String, side: Subject.Side)? {
    guard let dot = name.lastIndex(of: "."),
      let side = Subject.Side(rawValue: String(name[dot...].dropFirst()))
    else { return nil }
    return (String(name[..<dot]), side)
  }

  private func part(_ name: String) -> StageLayer? {
    guard let (part, side) = Self.split(name) else { return nil }
    let bars = side == .from ? stage.fromBars : stage.toBars
    switch part {
    case "navigation-bar": return live(name, .navigationBar(on: side), bars.navigation)
    case "tab-bar": return live(name, .tabBar(on: side), bars.tab)
    default:
      guard part.hasPrefix("element.") else { return nil }
      let element = String(part.dropFirst("element.".count))
      let pair = stage.elements[element]
      return live(name, .element(element, on: side), side == .from ? pair?.from : pair?.to)
    }
  }

  private func screen(_ id: String, _ subject: Subject, _ screen: Stage.Screen) -> StageLayer {
    var layer = StageLayer(id: id, contents: .live(subject), frame: screen.frame)
    layer.cornerRadius = screen.cornerRadius
    layer.clips = screen.cornerRadius > 0
    if id == upper, let presentation = stage.presentation {
      if presentation.isResizable { layer.fit = .cropTop }
      layer.settings[.corners] = Double(presentation.corners.rawValue)
      layer.cornerCurve = presentation.cornerCurve
      layer.shadow = presentation.shadow
    }
    guard let kept = stage.presentation?.whilePresented else { return layer }
    if stage.operation == .present && id == "from" { layer.after = kept }
    if stage.operation == .dismiss && id == "to" { layer.before = kept }
    return layer
  }

  func live(_ id: String, _ subject: Subject, _ element: Stage.Element?) -> StageLayer? {
    guard let element, !element.frame.isEmpty else { return nil }
    var layer = StageLayer(id: id, contents: .live(subject), frame: element.frame)
    layer.cornerRadius = element.cornerRadius
    layer.cornerCurve = element.cornerCurve
    layer.shadow = element.shadow
    layer.clips = element.cornerRadius > 0
    return layer
  }

  private var siblings: [StageLayer] {
    stage.siblings.enumerated().compactMap { index, element in
      var layer = live("siblings.\(index)", .sibling(index), element)
      layer?.item = StageValues.Item(index: index, count: stage.siblings.count, element: element)
      return layer
    }
  }

  private func absentOutside(_ id: String, color: Color) -> StageLayer {
    var layer = StageLayer(id: id, contents: .none, frame: stage.container.bounds)
    layer.settings = color.backgroundChannels
    layer.before = [.opacity: 0]
    layer.after = [.opacity: 0]
    return layer
  }

  /// The presenter as it looks while it is covered, on the container's background.
  ///
  /// Empty if neither is visible, or if the presenter looks the same as when it is not covered.
  private var covered: [StageLayer] {
    guard let presentation = stage.presentation else { return [] }
    let presented = stage.arrivesAbove ? stage.to : stage.from
    let isAlone = presentation.style == .fullScreen
    let hides =
      presented.isOpaque && presented.cornerRadius == 0
      && presented.frame == stage.container.bounds
    guard isAlone ? !hides : !presentation.whilePresented.isEmpty else { return [] }
    var background = StageLayer(
      id: "covered.background", contents: .none, frame: stage.container.bounds)
    background.settings = presentation.background.backgroundChannels
    if isAlone { return [background] }
    let (subject, presenter) =
      stage.arrivesAbove ? (Subject.from, stage.from) : (Subject.to, stage.to)
    let whole = Rect2D(x: 0, y: 0, width: 1, height: 1)
    var picture = StageLayer(
      id: "covered",
      contents: .snapshot(
        of: subject, region: whole, when: stage.arrivesAbove ? .before : .after),
      frame: presenter.frame)
    picture.cornerRadius = presenter.cornerRadius
    picture.clips = presenter.cornerRadius > 0
    picture.settings = presentation.whilePresented
    return [background, picture]
  }

  private var backdrop: StageLayer? {
    guard let color = stage.presentation?.backdrop, color.alpha > 0 else { return nil }
    var layer = absentOutside("backdrop", color: color)
    if stage.operation == .present { layer.after = [:] }
    if stage.operation == .dismiss { layer.before = [:] }
    return layer
  }
}

extension Color {
  /// The components of the color, as values of a track.
  var numbers: [Double] { [red, green, blue, alpha] }

  /// The components of the color, as a layer's background channels.
  var backgroundChannels: [Channel: Double] {
    [
      .backgroundRed: red, .backgroundGreen: green, .backgroundBlue: blue, .backgroundAlpha: alpha,
    ]
  }
}
