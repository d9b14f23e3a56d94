import SegueTimeline

/// The layers used by a choreography, with their order and hierarchy.
struct LayerArrangement {
  let stageLayers: StageLayers
  /// The layers in use, by name.
  private var families: [String: [StageLayer]] = [:]
  /// The sublayers' names of each layer, lowest first; the container's have an empty key.
  private var children: [String: [String]] = ["": []]
  private var parents: [String: String] = [:]

  /// Creates an arrangement of the two screens and the layers between them in natural order, or of
  /// other layers.
  init(stageLayers: StageLayers, startingWith names: [String]? = nil) {
    self.stageLayers = stageLayers
    for name in names ?? [stageLayers.lower, "backdrop", stageLayers.upper] { use(name) }
  }

  /// Adds a layer of the stage; an unknown name adds an empty family.
  mutating func use(_ name: String) {
    // The empty name is the container's.
    guard families[name] == nil, !name.isEmpty else { return }
    families[name] = stageLayers.layers(named: name)
    if name == "dimming" || name == "covered" {
      insert(name, next: stageLayers.lower, offset: 1)
    } else {
      append(name, to: stageLayers.screen(of: name) ?? "")
    }
  }

  /// Adds new layers under a name, on top of everything.
  mutating func add(_ name: String, _ layers: [StageLayer]) {
    guard !name.isEmpty else { return }
    families[name] = layers
    append(name, to: "")
  }

  /// Moves layers directly above or below another one.
  mutating func place(_ name: String, _ placement: LayerPlan.Placement) {
    switch placement {
    case .above(let other):
      use(other)
      insert(name, next: other, offset: 1)
    case .below(let other):
      use(other)
      insert(name, next: other, offset: 0)
    }
  }

  /// Moves layers into a group, which takes the position of the lowest one.
  mutating func gather(_ members: [String], into group: String) {
    for member in members { use(member) }
    let siblings = children[""] ?? []
    if let lowest = siblings.first(where: { members.contains($0) }) {
      insert(group, next: lowest, offset: 0)
    }
    for member in siblings.filter(members.contains) + members.filter({ !siblings.contains($0) }) {
      append(member, to: group)
    }
  }

  /// Updates every layer of a name.
  mutating func update(_ name: String, _ change: (inout StageLayer) -> Void) {
    use(name)
    for index in (families[name] ?? []).indices { families[name]?[index].apply(change) }
  }

  /// Returns the layers of a name that are in use.
  func layers(of name: String) -> [StageLayer] { families[name] ?? [] }

  private mutating func append(_ name: String, to parent: String) {
    remove(name)
    children[parent, default: []].append(name)
    parents[name] = parent
  }

  private mutating func insert(_ name: String, next other: String, offset: Int) {
    guard name != other, let parent = parents[other] else { return }
    remove(name)
    let index = (children[parent] ?? []).firstIndex(of: other) ?? 0
    children[parent, default: []].insert(name, at: index + offset)
    parents[name] = parent
  }

  private mutating func remove(_ name: String) {
    guard let parent = parents[name] else { return }
    children[parent]?.removeAll { $0 == name }
    parents[name] = nil
  }
}

extension LayerArrangement {
  /// A layer with its parent's index.
  struct Placed {
    var layer: StageLayer
    var parent: Int?
    var parentOrigin: Point2D
  }

  /// All layers, parents before sublayers and lower before higher.
  ///
  /// Of the layers that are too deep for a timeline, only the first is included, so that the budget's check fails.
  func flattened() -> [Placed] {
    var result: [Placed] = []
    func visit(_ name: String, parent: Int?, origin: Point2D, depth: Int) {
      guard depth <= TimelineBudget.depth + 1 else { return }
      for layer in families[name] ?? [] {
        result.append(Placed(layer: layer, parent: parent, parentOrigin: origin))
        let index = result.count - 1
        for child in children[name] ?? [] {
          visit(child, parent: index, origin: layer.frame.origin, depth: depth + 1)
        }
      }
    }
    for name in children[""] ?? [] { visit(name, parent: nil, origin: .zero, depth: 1) }
    return result
  }
}

extension StageLayer {
  fileprivate mutating func apply(_ change: (inout StageLayer) -> Void) { change(&self) }
}
