import SegueCatalog
public import SegueScenes
public import SegueTimeline

/// The stage of one operation, built from a scene.
public struct SceneStage: Sendable {
  /// The stage: sizes, frames and traits.
  public let stage: Stage
  let scene: Scene
  let ambientTime: Double?
  let names: (from: Screen.Name, to: Screen.Name)
  /// The frame in which the upper screen is laid out.
  let upperFrame: Rect2D

  /// Creates a stage from a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - operation: the operation that the container performs.
  ///   - container: the container.
  ///   - traits: the user's preferences.
  ///   - ambientTime: the time since the scene appeared, in seconds; elements with ambient motion
  ///     are frozen at that time. Nil keeps them at rest.
  ///   - knowsSource: whether the stage includes the source, its siblings and the destination.
  ///   - upperFrame: the frame in which the upper screen is laid out; nil for the whole container.
  ///   - isReturning: whether a tab bar switches back to the first tab.
  public init(
    _ scene: Scene, operation: Operation, container: Stage.Container, traits: Stage.Traits,
    ambientTime: Double? = nil, knowsSource: Bool = true, upperFrame: Rect2D? = nil,
    isReturning: Bool = false
  ) throws(TimelineProblem) {
    self.scene = scene
    self.ambientTime = ambientTime
    let there = scene.names(for: operation)
    let names = isReturning ? (from: there.to, to: there.from) : there
    self.names = names
    self.upperFrame = upperFrame ?? container.bounds
    var layout = MovedLayout()
    let upper = scene.roles.upper
    for name in Set([names.from, names.to]) {
      let frame = name == upper && operation != .tab ? self.upperFrame : container.bounds
      try layout.add(name, of: scene, in: frame, of: container, traits, at: ambientTime)
    }
    var stage = Stage(
      operation: operation, container: container,
      from: Stage.Screen(name: names.from.text, frame: container.bounds),
      to: Stage.Screen(name: names.to.text, frame: container.bounds))
    stage.traits = traits
    stage.container.surface = scene.surface(
      under: stage.arrivesAbove ? names.from : names.to, traits)
    let forwards = stage.arrivesAbove && !isReturning ? 1.0 : -1
    stage.direction = traits.isRightToLeft ? -forwards : forwards
    stage.fromBars = layout.bars(of: names.from)
    stage.toBars = layout.bars(of: names.to)
    stage.elements = layout.pairs(names.from, names.to)
    if knowsSource && operation != .tab {
      let roles = scene.roles
      stage.source = roles.source.flatMap { layout.element($0, of: roles.lower) }
      stage.destination = roles.destination.flatMap { layout.element($0, of: roles.upper) }
      stage.siblings = roles.siblings.compactMap { layout.element($0, of: roles.lower) }
    }
    self.stage = stage
  }
}

extension Scene {
  /// The background of a screen in the current appearance; nil where what is below it shows through.
  fileprivate func surface(under name: Screen.Name, _ traits: Stage.Traits) -> Color? {
    let screen = screens.first { $0.name == name }
    guard let color = screen?.background.color(dark: traits.isDark), color.alpha == 1 else {
      return nil
    }
    return color
  }

  /// The departing and arriving screens of an operation.
  fileprivate func names(
    for operation: Operation
  ) -> (from: Screen.Name, to: Screen.Name) {
    switch operation {
    case .push, .present: (roles.lower, roles.upper)
    case .pop, .dismiss: (roles.upper, roles.lower)
    case .tab:
      roles.tabs.count >= 2 ? (roles.tabs[0], roles.tabs[1]) : (roles.lower, roles.upper)
    }
  }
}

/// A layout with elements moved by their ambient motion.
private struct MovedLayout {
  private var screens: [Screen.Name: [ElementName: Stage.Element]] = [:]

  /// Lays out a screen in a frame of the container.
  mutating func add(
    _ name: Screen.Name, of scene: Scene, in frame: Rect2D, of container: Stage.Container,
    _ traits: Stage.Traits, at time: Double?
  ) throws(TimelineProblem) {
    let layout = scene.layout(
      size: frame.size, safeArea: container.safeArea(in: frame),
      isRightToLeft: traits.isRightToLeft)
    var elements: [ElementName: Stage.Element] = [:]
    for element in layout.screens[name]?.elements ?? [] where elements[element.name] == nil {
      var placed = Stage.Element(element)
      if let ambient = element.ambient, let time {
        placed.frame = try ambient.frame(of: element.frame, at: time)
      }
      placed.frame = Rect2D(origin: placed.frame.origin + frame.origin, size: placed.frame.size)
      elements[element.name] = placed
    }
    screens[name] = elements
  }

  func element(_ name: ElementName, of screen: Screen.Name) -> Stage.Element? {
    screens[screen]?[name]
  }

  func bars(of screen: Screen.Name) -> Stage.Bars {
    Stage.Bars(
      navigation: element(.navigationBar, of: screen), tab: element(.tabBar, of: screen))
  }

  func pairs(_ from: Screen.Name, _ to: Screen.Name) -> [String: Stage.ElementPair] {
    var result: [String: Stage.ElementPair] = [:]
    for (name, element) in screens[from] ?? [:] {
      result[name.text, default: .init()].from = element
    }
    for (name, element) in screens[to] ?? [:] { result[name.text, default: .init()].to = element }
    return result
  }
}

extension Stage.Element {
  fileprivate init(_ layout: ElementLayout) {
    let shadow = layout.shadow.map {
      Shadow(color: $0.color, opacity: 1, radius: $0.radius, offset: $0.offset)
    }
    self.init(
      frame: layout.frame, cornerRadius: layout.cornerRadius, cornerCurve: layout.cornerCurve,
      shadow: shadow ?? .none)
  }
}

extension Stage.Container {
  /// The part of the safe area insets that lies within a frame.
  func safeArea(in frame: Rect2D) -> Insets {
    Insets(
      top: max(safeArea.top - frame.minY, 0), left: max(safeArea.left - frame.minX, 0),
      bottom: max(frame.maxY - (size.height - safeArea.bottom), 0),
      right: max(frame.maxX - (size.width - safeArea.right), 0))
  }
}

extension SceneStage {
  /// Creates the stage of a scroll position from a scene's lower screen.
  ///
  /// Nothing is opened, so the source counts as one of the siblings, in its place in their order.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - container: the container.
  ///   - traits: the user's preferences.
  ///   - ambientTime: the time since the scene appeared, in seconds; nil keeps it at rest.
  public init(
    scrolling scene: Scene, container: Stage.Container, traits: Stage.Traits,
    ambientTime: Double? = nil
  ) throws(TimelineProblem) {
    try self.init(
      scene.scrolling(in: container), operation: .present, container: container, traits: traits,
      ambientTime: ambientTime)
  }
}

extension Scene {
  /// The scene with its source moved to the siblings, in drawing order.
  fileprivate func scrolling(in container: Stage.Container) -> Scene {
    var result = self
    (result.roles.source, result.roles.destination) = (nil, nil)
    guard let source = roles.source, !roles.siblings.isEmpty else { return result }
    let members = Set(roles.siblings + [source])
    let layout = layout(size: container.size, safeArea: container.safeArea)
    let elements = layout.screens[roles.lower]?.elements ?? []
    result.roles.siblings = elements.map(\.name).filter(members.contains)
    return result
  }
}
