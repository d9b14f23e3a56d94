import SegueCatalog
import SegueTimeline

/// One operation of a preset as the body of a method.
struct SwiftOperation {
  let recipe: TransitionRecipe
  /// The duration, as an expression.
  let duration: String
  /// The lines of the body.
  private(set) var lines: [String] = []
  /// Whether it needs the element that was tapped.
  private(set) var needsSource = false

  private var hidesSource = false
  /// What the operation does in Segue and not in the file.
  private(set) var losses: [String] = []
  /// What each layer is called; nil for those that have no view.
  private var names: [String?] = []
  private var formula: SwiftFormula
  private let presenter: String?

  /// Writes an operation.
  ///
  /// - Throws: ``TransitionRecipe/Obstacle`` if it cannot be said in Core Animation's terms.
  init(
    _ operation: SegueTimeline.Operation, of preset: Preset, _ timings: inout SwiftTimings
  ) throws(TransitionRecipe.Obstacle) {
    recipe = try TransitionRecipe(operation, of: preset)
    if operation == .tab { try recipe.checkBackward(preset) }
    try Self.checkFamilies(operation, of: preset)
    let isOver = preset.presentation.map { $0.style != .fullScreen } ?? false
    presenter = isOver ? (operation == .present ? "from" : operation == .dismiss ? "to" : nil) : nil
    formula = SwiftFormula(
      way: operation == .tab
        ? .either : operation == .pop || operation == .dismiss ? .backward : .forward,
      name: SwiftStageName.text)
    formula.learn(recipe.values)
    duration = try SwiftFormula(way: .forward, name: SwiftStageName.text).text(recipe.duration)
    guard Self.isConstant(recipe.duration) else {
      throw TransitionRecipe.Obstacle("its duration depends on the stage")
    }
    try writeLayers()
    try writeTracks(&timings)
    try addValues()
    addLocals()
  }

  /// Families of layers depend on what is on the screens.
  private static func checkFamilies(
    _ operation: SegueTimeline.Operation, of preset: Preset
  ) throws(TransitionRecipe.Obstacle) {
    var plan = preset.transitions[operation]
    if case .reverse(let other)? = plan { plan = preset.transitions[other.operation] }
    guard case .forward(let forward)? = plan else { return }
    let names =
      forward.choreography.phase.allTracks.map(\.layer)
      + forward.choreography.layers.map(\.name)
    if names.contains(where: { StageFamily.names.contains($0) || $0.hasPrefix("element.") }) {
      throw TransitionRecipe.Obstacle("it moves parts of a screen")
    }
  }

  /// Whether a duration depends on nothing but parameters.
  private static func isConstant(_ duration: Formula) -> Bool {
    duration.names.allSatisfy { SwiftStageName.isParameter($0) }
  }

  // MARK: Layers

  private mutating func writeLayers() throws(TransitionRecipe.Obstacle) {
    var settings: [String] = []
    for index in recipe.timeline.layers.indices {
      let (name, declaration) = try view(index)
      names.append(name)
      if let declaration { lines.append(declaration) }
      guard let name else { continue }
      settings += try rest(index, name)
      if recipe.timeline.layers[index].state.mask != nil {
        let isMoved = recipe.timeline.tracks.contains { $0.layer == index && $0.movesMask }
        guard isMoved else {
          throw TransitionRecipe.Obstacle("it has masks that do not move")
        }
        settings.append("    let \(name)Mask = motion.mask(\(name))")
      }
    }
    try stack(in: nil)
    for index in recipe.timeline.layers.indices where names[index] != nil { try stack(in: index) }
    if hidesSource { lines.append("    motion.hide(motion.sourceView)") }
    lines += settings
  }

  /// Puts the layers of a group, or those of the container, on top of each other.
  private mutating func stack(in group: Int?) throws(TransitionRecipe.Obstacle) {
    let order = recipe.timeline.layers.indices
      .filter {
        recipe.timeline.layers[$0].parent == group && names[$0] != nil && names[$0] != presenter
      }
      .sorted { a, b in
        let (low, high) = (recipe.timeline.layers[a].state, recipe.timeline.layers[b].state)
        return (low.zPosition, a) < (high.zPosition, b)
      }
    let views = order.compactMap { names[$0] }
    guard !views.isEmpty else { return }
    if let group {
      guard let name = names[group], !recipe.timeline.layers[group].isTransformGroup,
        recipe.timeline.layers[group].contents == .none
      else { throw TransitionRecipe.Obstacle("it groups layers in depth") }
      lines += SwiftCall("motion.stack", views + ["in: \(name)"]).lines(indent: 4)
    } else {
      lines += SwiftCall("motion.stack", views).lines(indent: 4)
    }
  }

  /// The name of a layer's view, and its declaration if it is one of the transition only.
  private mutating func view(
    _ index: Int
  ) throws(TransitionRecipe.Obstacle) -> (name: String?, declaration: String?) {
    let layer = recipe.timeline.layers[index]
    let isMoved = recipe.timeline.tracks.contains { $0.layer == index }
    switch layer.contents {
    // The bars belong to UIKit, which moves them itself.
    case .live(.navigationBar), .live(.tabBar):
      guard !isMoved else { throw TransitionRecipe.Obstacle("it moves bars") }
      return (nil, nil)
    default: break
    }
    switch layer.contents {
    case .live(.from): return ("from", nil)
    case .live(.to): return ("to", nil)
    case .live(.source) where !isMoved && layer.state.isHidden:
      needsSource = true
      hidesSource = true
      return (nil, nil)
    case .live: throw TransitionRecipe.Obstacle("it moves parts of a screen")
    case .snapshot(of: .source, region: Rect2D(x: 0, y: 0, width: 1, height: 1), _, nil):
      needsSource = true
      let name = Self.name(layer.id)
      return (name, "    let \(name) = motion.snapshot(of: motion.sourceView)")
    case .snapshot: throw TransitionRecipe.Obstacle("it shows pictures of screens")
    case .gradient: throw TransitionRecipe.Obstacle("it shows gradients")
    case .none:
      let name = Self.name(layer.id)
      guard layer.id == "backdrop" && presenter != nil else {
        guard let color = try color(index) else {
          let holds = recipe.timeline.layers.contains { $0.parent == index }
          return (name, "    let \(name) = motion.\(holds ? "group()" : "cover(.clear)")")
        }
        return (name, "    let \(name) = motion.cover(\(color))")
      }
      return ("backdrop", "    let backdrop = motion.backdrop")
    }
  }

  private static func name(_ id: String) -> String {
    SwiftName.value(id.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-"))
  }

  private func color(_ index: Int) throws(TransitionRecipe.Obstacle) -> String? {
    let state = recipe.layers[index].state
    let channels: [Channel] = [
      .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha,
    ]
    let formulas = channels.map { state[$0] ?? .number(0) }
    if formulas[0] == .variable("surface.red") { return ".systemBackground" }
    let numbers = formulas.compactMap(\.constant)
    guard numbers.count == 4 else {
      throw TransitionRecipe.Obstacle("the color of '\(recipe.timeline.layers[index].id)' varies")
    }
    guard numbers[3] > 0 else { return nil }
    if numbers == [0, 0, 0, 1] { return ".black" }
    if numbers == [1, 1, 1, 1] { return ".white" }
    let parts = zip(["red", "green", "blue", "alpha"], numbers).map {
      "\($0): \(SwiftNumber.text($1.rounded(places: 4)))"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// What a layer is throughout, where that is not what its view is.
  private mutating func rest(
    _ index: Int, _ name: String
  ) throws(TransitionRecipe.Obstacle) -> [String] {
    let layer = recipe.timeline.layers[index]
    var lines: [String] = []
    let moved = Set(
      recipe.timeline.tracks.filter { $0.layer == index }.flatMap { track -> [Channel] in
        if case .channels(let channels) = track.property { channels } else { [] }
      })
    var state = recipe.layers[index].state
    for channel in moved { state[channel] = nil }
    for channel in Channel.allCases where channel.isOfMask { state[channel] = nil }
    state[.zPosition] = nil
    for channel in [Channel.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha] {
      state[channel] = nil
    }
    let isScreen = layer.contents.isLive
    let hasAnchor = layer.state.anchorPoint != Point2D(x: 0.5, y: 0.5)
    let frame =
      layer.contents == .live(.from)
      ? recipe.stage.from.frame
      : layer.contents == .live(.to) ? recipe.stage.to.frame : recipe.stage.container.bounds
    if layer.state.frame == frame || (layer.contents.subject == .source) {
      for channel in [Channel.boundsWidth, .boundsHeight] { state[channel] = nil }
      if !hasAnchor { for channel in [Channel.positionX, .positionY] { state[channel] = nil } }
    } else if isScreen {
      throw TransitionRecipe.Obstacle("it resizes a screen")
    }
    if isScreen, moved.contains(.boundsWidth) || moved.contains(.boundsHeight) {
      throw TransitionRecipe.Obstacle("it resizes a screen")
    }
    if layer.contents.isLive, state[.cornerRadius] != nil,
      layer.state.cornerRadius == screenRadius(layer)
    {
      state[.cornerRadius] = nil
    }
    if moved.contains(.shadowOpacity) || state[.shadowOpacity] != nil {
      for channel in [Channel.shadowOffsetX, .shadowOffsetY] where state[channel] == nil {
        if !moved.contains(channel) { state[channel] = .number(0) }
      }
      if layer.state.masksToBounds {
        losses.append("the shadow of '\(name)' is not shown, as UIKit clips it with its view")
      }
      if !isScreen {
        lines.append("    \(name).layer.shadowPath = CGPath(rect: \(name).bounds, transform: nil)")
      }
    }
    for (channel, value) in state.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch channel {
      case .masksToBounds: lines.append("    motion.clip(\(name))")
      case .corners, .cornerCurve: continue
      default:
        let text = try formula.text(value)
        guard channel != .cornerRadius || text != "0" else { continue }
        lines += SwiftCall("motion.hold", [name, "\"\(try channel.keyPath())\"", text])
          .lines(indent: 4)
      }
    }
    return lines
  }

  private func screenRadius(_ layer: Layer) -> Double {
    layer.contents == .live(.to) ? recipe.stage.to.cornerRadius : recipe.stage.from.cornerRadius
  }

  // MARK: Tracks

  private mutating func writeTracks(
    _ timings: inout SwiftTimings
  ) throws(TransitionRecipe.Obstacle) {
    var last: Int?
    for index in recipe.tracks.indices {
      let track = recipe.timeline.tracks[index]
      guard let layer = names[track.layer] else {
        throw TransitionRecipe.Obstacle("it moves parts of a screen")
      }
      if last != track.layer, !lines.isEmpty { lines.append("") }
      last = track.layer
      let writer = SwiftTrack(index, of: recipe, layer: layer, formula)
      for call in try writer.calls(&timings) { lines += call.lines(indent: 4) }
    }
  }

  /// Declares before all else what the lines use.
  private mutating func addLocals() {
    let names = SwiftNames(in: lines)
    var locals: [String] = []
    let screens = ["from", "to"].filter(names.contains)
    if screens.count == 2 {
      locals.append("    let (from, to) = (motion.from, motion.to)")
    } else if let screen = screens.first {
      locals.append("    let \(screen) = motion.\(screen)")
    }
    if names.contains("width") { locals.append("    let width = motion.container.bounds.width") }
    if names.contains("height") { locals.append("    let height = motion.container.bounds.height") }
    if names.contains("direction") {
      let isTab = recipe.operation == .tab
      locals.append(
        "    let direction = "
          + (isTab ? "isForward ? motion.direction : -motion.direction" : "motion.direction"))
    }
    if names.contains("isDark") {
      locals.append(
        "    let isDark = motion.container.traitCollection.userInterfaceStyle == .dark")
    }
    if names.contains("source") { locals.append("    let source = motion.sourceFrame") }
    if names.contains("source") || names.contains("sourceView") { needsSource = true }
    lines = locals + lines
  }

  /// Declares the preset's named values that the lines use, in its order.
  private mutating func addValues() throws(TransitionRecipe.Obstacle) {
    lines = try recipe.values.declarations(for: lines, formula) + lines
  }
}

extension [TransitionRecipe.NamedValue] {
  /// The declarations of the values that lines use, in the preset's order.
  func declarations(
    for lines: [String], _ formula: SwiftFormula
  ) throws(TransitionRecipe.Obstacle) -> [String] {
    var declared: [String] = []
    for value in reversed() {
      let name = SwiftName.value(value.name)
      guard SwiftNames(in: lines + declared).contains(name) else { continue }
      let text = try formula.text(value.formula)
      declared.insert(
        "    let \(name)\(value.formula.isCondition ? "" : ": CGFloat") = \(text)", at: 0)
    }
    return declared
  }
}

extension Formula {
  /// Whether its value is true or false.
  fileprivate var isCondition: Bool {
    switch self {
    case .binary(let operation, _, _):
      switch operation {
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or: true
      default: false
      }
    case .unary(.not, _): true
    default: false
    }
  }
}

extension Track {
  /// Whether it moves the mask of its layer.
  fileprivate var movesMask: Bool {
    if case .channels(let channels) = property { channels.contains { $0.isOfMask } } else { false }
  }
}

extension Channel {
  /// Whether it belongs to a mask.
  fileprivate var isOfMask: Bool {
    switch self {
    case .maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius: true
    default: false
    }
  }
}
