import SegueCatalog
import SegueTimeline

extension Formula {
  /// The distance of the viewer, if this is a perspective: minus one divided by it.
  fileprivate var depth: Formula? {
    switch self {
    case .number(let number): number < 0 ? .number(-1 / number) : nil
    case .unary(.negate, .binary(.divide, .number(let number), let length)):
      .number(1 / number) * length
    case .binary(.divide, .number(let number), let length): .number(-1 / number) * length
    default: nil
    }
  }
}

extension Contents {
  /// Whether a bar is shown, which is a part of its screen in a page.
  fileprivate var isBar: Bool {
    switch subject {
    case .navigationBar, .tabBar: true
    default: false
    }
  }
}

/// The layers of a recipe as pseudo-elements, in the order in which they are drawn.
struct CSSLayers {
  private(set) var layers: [CSSLayer] = []
  private let recipe: TransitionRecipe

  init(_ recipe: TransitionRecipe) throws(CSSObstacle) {
    self.recipe = recipe
    guard recipe.stage.from.frame == recipe.stage.container.bounds,
      recipe.stage.to.frame == recipe.stage.container.bounds
    else { throw CSSObstacle("a screen does not cover the page") }
    guard recipe.stage.presentation?.whilePresented.isEmpty ?? true else {
      throw CSSObstacle("the lower screen stays in view beside the upper one")
    }
    try collect(below: nil)
    try joinShadows()
    try placeColors()
    for part in [CSSLayer.Part.oldScreen, .newScreen] {
      guard layers.filter({ $0.part == part }).count <= 1 else {
        throw CSSObstacle("it shows one screen several times")
      }
    }
  }

  /// The sublayers of a layer that are visible, in the order in which they are drawn.
  private func sublayers(of parent: Int?) throws(CSSObstacle) -> [Int] {
    let all = recipe.timeline.layers.indices.filter {
      recipe.timeline.layers[$0].parent == parent && !isHidden($0)
    }
    for index in all
    where moves(index, .zPosition) || state(index)[.zPosition].map({ $0.constant == nil }) == true {
      throw CSSObstacle("the order of its layers changes")
    }
    return all.sorted { a, b in
      let (first, second) = (z(a), z(b))
      return first != second ? first < second : a < b
    }
  }

  private func z(_ index: Int) -> Double { state(index)[.zPosition]?.constant ?? 0 }

  private func isHidden(_ index: Int) -> Bool {
    let isStill = !moves(index, .hidden) && !moves(index, .opacity)
    guard isStill else { return false }
    return (state(index)[.hidden]?.constant ?? 0) >= 0.5 || state(index)[.opacity]?.constant == 0
  }

  private func moves(_ index: Int, _ channel: Channel) -> Bool {
    tracks(index).contains { track in
      if case .channels(let channels) = recipe.timeline.tracks[track].property {
        return channels.contains(channel)
      }
      return false
    }
  }

  private func tracks(_ index: Int) -> [Int] {
    recipe.timeline.tracks.indices.filter { recipe.timeline.tracks[$0].layer == index }
  }

  private func state(_ index: Int) -> [Channel: Formula] {
    recipe.layers[index].state.mapValues(recipe.plain)
  }

  /// Whether a layer covers the container, before it moves.
  private func coversContainer(_ index: Int) -> Bool {
    let state = state(index)
    let (width, height) = (
      Formula.variable("container.width"), Formula.variable("container.height")
    )
    let layer = LayerState(frame: .zero)
    func value(_ channel: Channel) -> Formula { state[channel] ?? .number(layer[channel]) }
    return value(.boundsWidth).equals(width) && value(.boundsHeight).equals(height)
      && value(.positionX).equals(value(.anchorX) * width)
      && value(.positionY).equals(value(.anchorY) * height)
  }

  /// Collects the visible layers below a group, or of the container.
  private mutating func collect(below parent: Int?) throws(CSSObstacle) {
    for index in try sublayers(of: parent) {
      let layer = recipe.timeline.layers[index]
      if layer.contents.isBar { continue }
      if let part = try part(of: index) {
        layers.append(
          CSSLayer(
            id: layer.id, part: part, state: state(index), tracks: tracks(index), masked: index))
        try collectInside(index)
      } else if isGroup(index) {
        try collectGroup(index)
      }
    }
  }

  private func isGroup(_ index: Int) -> Bool {
    recipe.timeline.layers.contains { $0.parent == index }
  }

  /// Collects what is inside a screen, which must stand still then.
  private mutating func collectInside(_ index: Int) throws(CSSObstacle) {
    for other in try sublayers(of: index) where !recipe.timeline.layers[other].contents.isBar {
      guard isPlain(index) else {
        throw CSSObstacle("'\(recipe.timeline.layers[other].id)' moves inside a screen that moves")
      }
      try collect(below: index)
      return
    }
  }

  /// Returns what shows a layer; nil where nothing is drawn.
  private func part(of index: Int) throws(CSSObstacle) -> CSSLayer.Part? {
    let layer = recipe.timeline.layers[index]
    let alpha = state(index)[.backgroundAlpha] ?? .number(0)
    switch layer.contents {
    case .none:
      let isClear = alpha.constant == 0 && !moves(index, .backgroundAlpha)
      let hasShadow = state(index)[.shadowOpacity] != nil || moves(index, .shadowOpacity)
      return isClear && !hasShadow ? nil : .color(index)
    case .gradient: throw CSSObstacle("it has gradients")
    case .snapshot(of: let subject, let region, when: _, let filter):
      guard region == Rect2D(x: 0, y: 0, width: 1, height: 1), filter == nil else {
        throw CSSObstacle("it shows pieces of a screen, or filters it")
      }
      return try part(of: subject, index)
    case .live(let subject): return try part(of: subject, index)
    }
  }

  private func part(of subject: Subject, _ index: Int) throws(CSSObstacle) -> CSSLayer.Part {
    switch subject {
    case .from, .to:
      guard coversContainer(index) else {
        throw CSSObstacle("a screen does not cover the page")
      }
      return subject == .from ? .oldScreen : .newScreen
    case .source: return .source(isOld: recipe.stage.arrivesAbove)
    case .destination, .sibling, .element, .navigationBar, .tabBar:
      // On a page, bars are parts of their screens.
      throw CSSObstacle("'\(recipe.timeline.layers[index].id)' moves by itself")
    }
  }

  /// Collects a group, which moves one screen and what darkens it.
  private mutating func collectGroup(_ group: Int) throws(CSSObstacle) {
    let id = recipe.timeline.layers[group].id
    if let perspective = state(group)[.sublayerPerspective] {
      try collectSpace(group, perspective)
      return
    }
    let first = layers.count
    try collect(below: group)
    let inner = layers[first...]
    guard !inner.isEmpty else { return }
    guard !isPlain(group) else { return }
    let screens = inner.filter { if case .color = $0.part { false } else { true } }
    guard screens.count == 1, let screen = screens.first, coversContainer(group) else {
      throw CSSObstacle("'\(id)' moves several layers as one")
    }
    var merged = screen
    let own = state(group)
    for (channel, formula) in own {
      guard merged.state[channel] == nil || Self.geometry.contains(channel) else {
        throw CSSObstacle("'\(screen.id)' moves within '\(id)'")
      }
      merged.state[channel] = formula
    }
    guard screen.tracks.isEmpty || tracks(group).isEmpty else {
      throw CSSObstacle("'\(screen.id)' moves within '\(id)'")
    }
    let isMaskedByGroup = recipe.timeline.layers[group].state.mask != nil
    merged = CSSLayer(
      id: id, part: screen.part, state: merged.state, tracks: screen.tracks + tracks(group),
      masked: isMaskedByGroup ? group : screen.masked)
    for layer in inner where layer.id != screen.id {
      guard layer.id != inner.first?.id, let shade = shade(layer) else {
        throw CSSObstacle("'\(id)' moves several layers as one")
      }
      merged.shades.append(shade)
    }
    layers.replaceSubrange(first..., with: [merged])
  }

  /// Collects the layers of a space, each of which gets the perspective for itself.
  private mutating func collectSpace(
    _ group: Int, _ perspective: Formula
  ) throws(CSSObstacle) {
    let id = recipe.timeline.layers[group].id
    var kept = Set(state(group).keys).subtracting(Self.geometry)
    kept.subtract([.sublayerPerspective, .masksToBounds])
    guard tracks(group).isEmpty, kept.isEmpty, coversContainer(group),
      recipe.timeline.layers[group].state.mask == nil
    else { throw CSSObstacle("'\(id)' moves as a space") }
    guard let depth = perspective.depth else {
      throw CSSObstacle("the perspective of '\(id)' is no length")
    }
    let first = layers.count
    try collect(below: group)
    for index in layers.indices[first...] {
      guard layers[index].depth == nil else { throw CSSObstacle("'\(id)' is a space in a space") }
      layers[index].depth = depth
    }
  }

  private static let geometry: Set<Channel> = [
    .boundsWidth, .boundsHeight, .positionX, .positionY, .zPosition,
  ]

  private func isPlain(_ index: Int) -> Bool {
    tracks(index).isEmpty && coversContainer(index)
      && recipe.timeline.layers[index].state.mask == nil
      && Set(state(index).keys).subtracting(Self.geometry).subtracting([.masksToBounds]).isEmpty
  }

  /// A layer as the shade of those below it; nil if it does more than to cover them with black.
  private func shade(_ layer: CSSLayer) -> CSSLayer.Shade? {
    guard case .color(let index) = layer.part, coversContainer(index), layer.depth == nil else {
      return nil
    }
    let background: [Channel] = [.backgroundRed, .backgroundGreen, .backgroundBlue]
    let own = Set(layer.state.keys).subtracting(Self.geometry)
      .subtracting(background + [.backgroundAlpha, .opacity, .masksToBounds])
    let onlyFades = layer.tracks.allSatisfy {
      recipe.timeline.tracks[$0].property == .channels([.opacity])
    }
    guard own.isEmpty, onlyFades, background.allSatisfy({ layer.formula($0).equals(.number(0)) }),
      layer.formula(.backgroundAlpha).equals(.number(1)),
      recipe.timeline.layers[index].state.mask == nil
    else { return nil }
    return CSSLayer.Shade(opacity: layer.formula(.opacity), tracks: layer.tracks)
  }

  /// Gives the shadows of clear layers to the screens with which they move.
  private mutating func joinShadows() throws(CSSObstacle) {
    for shadow in layers where shadow.formula(.backgroundAlpha).constant == 0 {
      guard case .color(let index) = shadow.part else { continue }
      let own = shadow.tracks.filter(movesShadow)
      let others = Set(shadow.tracks.filter { !movesShadow($0) }.map(motion))
      let place = layers.firstIndex { layer in
        if case .color = layer.part { return false }
        return others == Set(layer.tracks.map(motion)) && layer.state[.shadowOpacity] == nil
      }
      guard let place, coversContainer(index) else {
        throw CSSObstacle("the shadow '\(shadow.id)' moves by itself")
      }
      for (channel, formula) in shadow.state where Self.shadow.contains(channel) {
        layers[place].state[channel] = formula
      }
      layers[place].tracks += own
      layers.removeAll { $0.id == shadow.id }
    }
  }

  private static let shadow: Set<Channel> = [
    .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha, .shadowOpacity, .shadowRadius,
    .shadowOffsetX, .shadowOffsetY,
  ]

  private func movesShadow(_ track: Int) -> Bool {
    if case .channels(let channels) = recipe.timeline.tracks[track].property {
      return Self.shadow.isSuperset(of: channels)
    }
    return false
  }

  /// What a track does, whichever layer it moves.
  private func motion(_ index: Int) -> Track {
    var track = recipe.timeline.tracks[index]
    track.layer = 0
    return track
  }

  /// Makes colors a ground, shades of what lies below them, or elements.
  private mutating func placeColors() throws(CSSObstacle) {
    var placed: [CSSLayer] = []
    var count = 0
    for var layer in layers {
      guard case .color(let index) = layer.part else {
        placed.append(layer)
        continue
      }
      if placed.isEmpty, isGround(layer, index) {
        layer.part = .ground
        layer.state[.backgroundAlpha] = layer.formula(.opacity) * layer.formula(.backgroundAlpha)
        layer.state[.opacity] = nil
        placed.append(layer)
      } else if let shade = shade(layer), placed.allSatisfy({ canBeShaded($0) }) {
        for place in placed.indices where placed[place].part != .ground {
          placed[place].shades.append(shade)
        }
      } else {
        guard coversContainer(index) else {
          throw CSSObstacle("'\(layer.id)' is a colored layer of its own size")
        }
        layer.part = .color(count)
        count += 1
        placed.append(layer)
      }
    }
    guard count <= 2 else { throw CSSObstacle("it has more than two colored layers") }
    layers = placed
  }

  /// Whether a shade may darken a layer instead of covering it.
  private func canBeShaded(_ layer: CSSLayer) -> Bool {
    switch layer.part {
    case .oldScreen, .newScreen: true
    case .ground:
      [.backgroundRed, .backgroundGreen, .backgroundBlue].allSatisfy {
        layer.formula($0).equals(.number(0))
      }
    case .source, .color: false
    }
  }

  private func isGround(_ layer: CSSLayer, _ index: Int) -> Bool {
    let allowed: Set<Channel> = [
      .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha, .opacity,
      .masksToBounds,
    ]
    return coversContainer(index) && layer.tracks.isEmpty && layer.depth == nil
      && Set(layer.state.keys).subtracting(Self.geometry).isSubset(of: allowed)
  }
}
