extension Stage {
  /// The stage of the inverse operation, with from and to swapped.
  ///
  /// Source, destination and siblings are unchanged, since they belong to the lower and the upper
  /// screen.
  public var swapped: Stage {
    var result = self
    result.operation = operation.inverse
    result.from = to
    result.to = from
    result.fromBars = toBars
    result.toBars = fromBars
    result.direction = -direction
    result.elements = elements.mapValues { ElementPair(from: $0.to, to: $0.from) }
    result.current = Dictionary(
      uniqueKeysWithValues: current.map { (SwappedNames.name($0), $1) })
    return result
  }
}

extension Timeline {
  /// The timeline with the departing and the arriving screen swapped.
  ///
  /// - Throws: ``TimelineProblem``, but never in practice: swapping keeps a timeline valid.
  public func withScreensSwapped() throws(TimelineProblem) -> Timeline {
    try Timeline(
      duration: duration,
      layers: layers.map { layer in
        var result = layer
        result.id = SwappedNames.name(layer.id)
        result.contents = layer.contents.swapped
        return result
      }, tracks: tracks, declarations: declarations)
  }
}

/// Layer names after the screens are swapped.
private enum SwappedNames {
  /// Swaps `from` and `to` where they are the whole name, follow the last dot, or begin the name of a family's
  /// member such as `to.children.0` or `unmatched.from.2`.
  static func name(_ name: String) -> String {
    if name == "from" { return "to" }
    if name == "to" { return "from" }
    for family in [("to.children", "from.children"), ("unmatched.to", "unmatched.from")] {
      if name.hasPrefix(family.0) { return family.1 + name.dropFirst(family.0.count) }
      if name.hasPrefix(family.1) { return family.0 + name.dropFirst(family.1.count) }
    }
    if name.hasSuffix(".from") { return name.dropLast(4) + "to" }
    if name.hasSuffix(".to") { return name.dropLast(2) + "from" }
    return name
  }
}

extension Contents {
  fileprivate var swapped: Contents {
    switch self {
    case .live(let subject): .live(subject.swapped)
    case .snapshot(of: let subject, let region, let moment, let filter):
      .snapshot(
        of: subject.swapped, region: region, when: moment == .before ? .after : .before,
        filter: filter)
    case .none, .gradient: self
    }
  }
}

extension Subject {
  fileprivate var swapped: Subject {
    switch self {
    case .from: .to
    case .to: .from
    case .source, .destination, .sibling: self
    case .element(let name, let side): .element(name, on: side.other)
    case .navigationBar(let side): .navigationBar(on: side.other)
    case .tabBar(let side): .tabBar(on: side.other)
    }
  }
}
