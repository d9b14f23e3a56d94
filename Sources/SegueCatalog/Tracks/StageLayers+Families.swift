import SegueTimeline

/// The named elements of the stage, by family.
extension StageLayers {
  /// The layers of a family; nil for a name of another kind.
  func family(_ name: String) -> [StageLayer]? {
    switch StageFamily(rawValue: name) {
    case .toChildren: elements(name, NamedElement.children(of: stage, on: .to), on: .to)
    case .fromChildren: elements(name, NamedElement.children(of: stage, on: .from), on: .from)
    case .unmatchedTo: elements(name, NamedElement.unmatched(of: stage, on: .to), on: .to)
    case .unmatchedFrom: elements(name, NamedElement.unmatched(of: stage, on: .from), on: .from)
    case .toPairs: pairs(on: .to)
    case .fromPairs: pairs(on: .from)
    case .siblings, nil: nil
    }
  }

  private func elements(
    _ name: String, _ elements: [NamedElement], on side: Subject.Side
  ) -> [StageLayer] {
    elements.enumerated().compactMap { index, named in
      layer("\(name).\(index)", named, index, of: elements.count, on: side)
    }
  }

  /// One side of the elements that both screens have; an element inside another one comes after it.
  private func pairs(on side: Subject.Side) -> [StageLayer] {
    let pairs = NamedElement.pairs(of: stage)
    let layers = pairs.enumerated().compactMap { index, named in
      layer("pairs.\(index).\(side.rawValue)", named, index, of: pairs.count, on: side)
    }
    let order = layers.indices.sorted {
      (-layers[$0].frame.area, $0) < (-layers[$1].frame.area, $1)
    }
    return order.map { layers[$0] }
  }

  private func layer(
    _ id: String, _ named: NamedElement, _ index: Int, of count: Int, on side: Subject.Side
  ) -> StageLayer? {
    let element = side == .from ? named.pair.from : named.pair.to
    var layer = live(id, .element(named.name, on: side), element)
    guard let element else { return nil }
    layer?.item = StageValues.Item(
      index: index, count: count, element: element, from: named.pair.from, to: named.pair.to)
    return layer
  }
}

/// An element with its name.
private struct NamedElement {
  let name: String
  let pair: Stage.ElementPair

  /// Elements that belong to containers or to the system, not to a screen.
  private static let bars: Set = ["navigation-bar", "tab-bar", "status-bar", "home-indicator"]
  /// An element larger than this share of the container counts as a background.
  private static let groundShare = 0.5

  /// The visible elements of a screen in reading order, without those that lie in another one.
  static func children(of stage: Stage, on side: Subject.Side) -> [NamedElement] {
    let bars = side == .from ? stage.fromBars : stage.toBars
    let all = visible(of: stage, beside: bars) { side == .from ? $0.from : $0.to }
    return all.filter { child in
      !all.contains { $0.frame.area > child.frame.area && $0.frame.contains(child.frame) }
    }.map { $0.named }
  }

  /// The children of a screen that are not on the other one.
  static func unmatched(of stage: Stage, on side: Subject.Side) -> [NamedElement] {
    let matched = Set(pairs(of: stage).map { $0.name })
    return children(of: stage, on: side).filter { !matched.contains($0.name) }
  }

  /// The elements that both screens have, in the reading order of the lower screen.
  static func pairs(of stage: Stage) -> [NamedElement] {
    let bars = stage.arrivesAbove ? stage.fromBars : stage.toBars
    return visible(of: stage, beside: bars) { pair in
      guard pair.from != nil, pair.to != nil else { return nil }
      return stage.arrivesAbove ? pair.from : pair.to
    }.map { $0.named }
  }

  /// The elements that can be seen, in reading order: line by line, from the leading edge.
  ///
  /// Elements inside a screen's bar are left out; they stay with the bar.
  private static func visible(
    of stage: Stage, beside bars: Stage.Bars, _ element: (Stage.ElementPair) -> Stage.Element?
  ) -> [(named: NamedElement, frame: Rect2D)] {
    let bounds = stage.container.bounds
    let barFrames = [bars.navigation, bars.tab].compactMap { $0?.frame }
    let all = stage.elements.compactMap { name, pair -> (named: NamedElement, frame: Rect2D)? in
      guard !Self.bars.contains(name), let frame = element(pair)?.frame, !frame.isEmpty,
        frame.intersection(bounds) != nil, frame.area < groundShare * bounds.area,
        !barFrames.contains(where: { $0.contains(frame) })
      else { return nil }
      return (NamedElement(name: name, pair: pair), frame)
    }
    let fromTop = all.sorted { ($0.frame.minY, $0.named.name) < ($1.frame.minY, $1.named.name) }
    var lines: [[(named: NamedElement, frame: Rect2D)]] = []
    for element in fromTop {
      if let first = lines.last?.first, element.frame.minY < first.frame.center.y {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    func start(_ frame: Rect2D) -> Double {
      stage.traits.isRightToLeft ? -frame.maxX : frame.minX
    }
    return lines.flatMap { line in
      line.sorted { (start($0.frame), $0.named.name) < (start($1.frame), $1.named.name) }
    }
  }
}

extension Rect2D {
  fileprivate var area: Double { width * height }

  fileprivate func contains(_ other: Rect2D) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
