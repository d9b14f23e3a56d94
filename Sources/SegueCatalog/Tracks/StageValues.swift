package import SegueTimeline

/// The inputs of expressions: a stage and parameters, written into a scope's slots.
package struct StageValues: Sendable {
  /// The values, by slot.
  package private(set) var slots: [Double]

  /// Writes the values of a stage and of parameters.
  package init(_ stage: Stage, _ parameters: ParameterValues, scope: ExpressionScope) {
    slots = [Double](repeating: 0, count: scope.slotCount)
    write(stage.container, in: scope)
    write(stage, in: scope)
    for (slot, variable) in zip(scope.parameterSlots, scope.parameters) {
      slots[slot] = parameters.slotValue(variable.name)
    }
    for name in scope.elements {
      guard let place = scope.slots(ofElement: name) else { continue }
      let pair = stage.elements[name]
      write(pair?.from ?? pair?.to, at: place.frame, unknown: stage.unknownFrame)
      write(pair?.from, at: place.from, unknown: stage.unknownFrame)
      write(pair?.to, at: place.to, unknown: stage.unknownFrame)
    }
    setItem(Item(index: 0, count: 1, element: Stage.Element(frame: stage.unknownFrame)))
  }

  /// A sibling or a slice, the meaning of `item.…`.
  struct Item: Sendable {
    var index: Int
    var count: Int
    var row = 0
    var column = 0
    var rows = 1
    var columns = 1
    var element: Stage.Element
    /// The element of a pair on either screen; for anything else, the element itself.
    var from: Stage.Element?
    var to: Stage.Element?
  }

  /// Sets the sibling or slice for `item.…`.
  mutating func setItem(_ item: Item) {
    let first = StageSlots.itemCounts
    slots[first] = Double(item.index)
    slots[first + 1] = Double(item.count)
    slots[first + 2] = Double(item.row)
    slots[first + 3] = Double(item.column)
    slots[first + 4] = Double(item.rows)
    slots[first + 5] = Double(item.columns)
    let (center, source) = (item.element.frame.center, StageSlots.source)
    slots[first + 6] = center.distance(
      to: Point2D(x: slots[source.centerX], y: slots[source.centerY]))
    write(item.element, at: StageSlots.item, unknown: item.element.frame)
    write(item.from ?? item.element, at: StageSlots.itemFrom, unknown: item.element.frame)
    write(item.to ?? item.element, at: StageSlots.itemTo, unknown: item.element.frame)
  }

  /// Writes a single value.
  mutating func set(_ slot: Int, _ value: Double) { slots[slot] = value }

  private mutating func write(_ container: Stage.Container, in scope: ExpressionScope) {
    set("container.width", container.size.width, scope)
    set("container.height", container.size.height, scope)
    set("container.center.x", container.size.width / 2, scope)
    set("container.center.y", container.size.height / 2, scope)
    set("container.corner-radius", container.cornerRadius, scope)
    set("safe.top", container.safeArea.top, scope)
    set("safe.left", container.safeArea.left, scope)
    set("safe.bottom", container.safeArea.bottom, scope)
    set("safe.right", container.safeArea.right, scope)
  }

  private mutating func write(_ stage: Stage, in scope: ExpressionScope) {
    let upper = stage.arrivesAbove ? stage.to : stage.from
    write(Stage.Element(stage.from), at: StageSlots.from, unknown: stage.from.frame)
    write(Stage.Element(stage.to), at: StageSlots.to, unknown: stage.to.frame)
    write(stage.now("from", stage.from), at: StageSlots.fromNow, unknown: stage.from.frame)
    write(stage.now("to", stage.to), at: StageSlots.toNow, unknown: stage.to.frame)
    write(stage.source, at: StageSlots.source, unknown: stage.unknownFrame)
    write(stage.destination, at: StageSlots.destination, unknown: upper.frame)
    set("direction", stage.direction, scope)
    set("right-to-left", stage.traits.isRightToLeft ? 1 : 0, scope)
    set("dark", stage.traits.isDark ? 1 : 0, scope)
    set("seed", Double(stage.seed & 0xFFFF_FFFF), scope)
  }

  private mutating func set(_ name: String, _ value: Double, _ scope: ExpressionScope) {
    guard let slot = scope.slot(of: name) else { preconditionFailure("no variable \(name)") }
    slots[slot] = value
  }

  private mutating func write(_ element: Stage.Element?, at place: FrameSlots, unknown: Rect2D) {
    let frame = element?.frame ?? unknown
    slots[place.x] = frame.minX
    slots[place.y] = frame.minY
    slots[place.width] = frame.width
    slots[place.height] = frame.height
    slots[place.centerX] = frame.center.x
    slots[place.centerY] = frame.center.y
    slots[place.maxX] = frame.maxX
    slots[place.maxY] = frame.maxY
    slots[place.cornerRadius] = element?.cornerRadius ?? 0
    slots[place.known] = element == nil ? 0 : 1
  }
}

extension Stage.Element {
  fileprivate init(_ screen: Stage.Screen) {
    self.init(frame: screen.frame, cornerRadius: screen.cornerRadius)
  }
}

extension Stage {
  /// The screen's frame at the start, including an interrupted motion.
  fileprivate func now(_ layer: String, _ screen: Screen) -> Element {
    guard let state = current[layer]?.state else { return Element(screen) }
    return Element(frame: state.visibleFrame ?? screen.frame, cornerRadius: state.cornerRadius)
  }
}

extension LayerState {
  /// The bounding box of the layer in its parent; nil if it is empty.
  package var visibleFrame: Rect2D? {
    let matrix = matrixToParent
    let corners = bounds.corners.compactMap { corner -> Point2D? in
      let w = corner.x * matrix.m14 + corner.y * matrix.m24 + matrix.m44
      guard w > 0 else { return nil }
      return Point2D(
        x: (corner.x * matrix.m11 + corner.y * matrix.m21 + matrix.m41) / w,
        y: (corner.x * matrix.m12 + corner.y * matrix.m22 + matrix.m42) / w)
    }
    let xs = corners.map { $0.x }
    let ys = corners.map { $0.y }
    guard corners.count == 4, let left = xs.min(), let right = xs.max(), let top = ys.min(),
      let bottom = ys.max(), right > left, bottom > top
    else { return nil }
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension ParameterValues {
  /// The numeric value of a parameter in expressions.
  fileprivate func slotValue(_ name: String) -> Double {
    switch self[name] {
    case .number(let number): number
    case .boolean(let isOn): isOn ? 1 : 0
    case .choice(let name): Variable.code(ofChoice: name)
    case .color, nil: 0
    }
  }
}
