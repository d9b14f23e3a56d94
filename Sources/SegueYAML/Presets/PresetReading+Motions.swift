import SegueCatalog
import SegueTimeline

extension PresetReading {
  /// Reads what moves and how: every key of a map that names a property.
  mutating func motions(
    _ cursor: Cursor, reading families: VariableFamilies = .tracks
  ) -> [PropertyMotion] {
    cursor.entries.compactMap { entry in
      guard let property = MotionProperty.key(of: entry) else { return nil }
      return PropertyMotion(
        property: property, keyframes: keyframes(entry, of: property, reading: families))
    }
  }

  private mutating func keyframes(
    _ cursor: Cursor, of property: MotionProperty, reading families: VariableFamilies
  ) -> [KeyframePlan] {
    guard cursor.kind == .map else {
      return [KeyframePlan(offset: 0, value: value(cursor, of: property, reading: families))]
    }
    if let frames = cursor["keyframes"] {
      return places(frames, of: property, reading: families)
    }
    return [
      KeyframePlan(
        offset: 0, value: cursor["from"].map { value($0, of: property, reading: families) },
        easing: easing(cursor["easing"])),
      KeyframePlan(
        offset: 1, value: cursor["to"].map { value($0, of: property, reading: families) }),
    ]
  }

  /// Reads keyframes by place; an open end is the layer's own state.
  private mutating func places(
    _ cursor: Cursor, of property: MotionProperty, reading families: VariableFamilies
  ) -> [KeyframePlan] {
    var result: [KeyframePlan] = []
    for entry in cursor.entries {
      let offset = entry.name.flatMap { try? PercentLiteral.read($0) } ?? 0
      if let last = result.last, offset < last.offset {
        report(
          .badKeyframes, "keyframes must stand in the order of their places", at: entry.keyPlace)
      }
      let framed = entry.kind == .map ? entry["value"] : entry
      guard let framed else { continue }
      result.append(
        KeyframePlan(
          offset: offset, value: value(framed, of: property, reading: families),
          easing: entry.kind == .map ? easing(entry["easing"]) : nil))
    }
    if result.isEmpty {
      report(.badKeyframes, "there must be at least one keyframe", at: cursor.place)
    }
    if result.first?.offset != 0 { result.insert(KeyframePlan(offset: 0, value: nil), at: 0) }
    if result.last?.offset != 1 { result.append(KeyframePlan(offset: 1, value: nil)) }
    return result
  }

  private mutating func value(
    _ cursor: Cursor, of property: MotionProperty, reading families: VariableFamilies
  ) -> ValuePlan {
    switch property.form {
    case .number: .numbers([expression(cursor, .number, reading: families)])
    case .angle: .numbers([expression(cursor, .angle, reading: families)])
    case .boolean: .numbers([expression(cursor, .boolean, reading: families)])
    case .list: .numbers(numbers(cursor, reading: families))
    case .color: .color(color(cursor))
    case .points: .numbers(cursor.items.flatMap { numbers($0, reading: families) })
    case .steps: .transform(cursor.items.compactMap { step($0, reading: families) })
    }
  }

  private mutating func step(
    _ cursor: Cursor, reading families: VariableFamilies
  ) -> TransformStepPlan? {
    guard let entry = cursor.entries.first,
      let kind = entry.name.flatMap(TransformStepPlan.Kind.init(rawValue:))
    else { return nil }
    switch kind {
    case .rotateX, .rotateY, .rotateZ:
      return TransformStepPlan(
        kind: kind, numbers: [expression(entry, .angle, reading: families)])
    case .perspective:
      return TransformStepPlan(kind: kind, numbers: [expression(entry, reading: families)])
    case .translate, .scale, .matrix:
      return TransformStepPlan(kind: kind, numbers: numbers(entry, reading: families))
    }
  }
}

extension MotionProperty {
  /// The property that a value's key names, or nil where it names none.
  fileprivate static func key(of entry: Cursor) -> MotionProperty? {
    (entry.withName { keys.index(of: $0) } ?? nil).map { all[$0] }
  }

  private static let keys = KeyTable(all.map(\.name))
}
