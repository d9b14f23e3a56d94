import SegueCatalog
import SegueExpressions
import SegueTimeline

extension PresetBuilder {
  /// Reads the motions: every key of a map that names a property.
  mutating func motions<Keys: PropertyKeys>(
    _ object: Object<Keys>, reading families: VariableFamilies = .tracks
  ) -> [PropertyMotion] {
    let entries = object.entries
    var motions: [PropertyMotion] = []
    motions.reserveCapacity(entries.count)
    for entry in entries {
      guard let property = entry.property else { continue }
      let motion = PropertyMotion(
        property: property, keyframes: keyframes(entry, of: property, reading: families))
      checkCorners(of: motion, at: entry.cursor)
      motions.append(motion)
    }
    return motions
  }

  /// Checks that a polygon keeps its number of corners while it moves, and a path its steps.
  private mutating func checkCorners(of motion: PropertyMotion, at cursor: Cursor) {
    if motion.property.form == .path { return checkSteps(of: motion, at: cursor) }
    guard motion.property.form == .points else { return }
    let counts = motion.keyframes.compactMap { keyframe -> Int? in
      if case .numbers(let numbers)? = keyframe.value { numbers.count } else { nil }
    }
    guard Set(counts).count > 1 else { return }
    report(
      .badKeyframes, "a polygon must have the same number of corners in every keyframe",
      at: cursor.keyPlace)
  }

  private mutating func keyframes(
    _ written: PropertyKeyValue, of property: MotionProperty, reading families: VariableFamilies
  ) -> [KeyframePlan] {
    guard let motion = written.motion else {
      return [
        KeyframePlan(offset: 0, value: value(written.cursor, of: property, reading: families))
      ]
    }
    if let frames = motion.keyframes {
      return places(
        frames, of: property, pacing: easing(motion.easing, reading: families), reading: families)
    }
    return [
      KeyframePlan(
        offset: 0, value: motion.start.map { value($0, of: property, reading: families) },
        easing: easing(motion.easing, reading: families)),
      KeyframePlan(
        offset: 1, value: motion.end.map { value($0, of: property, reading: families) }),
    ]
  }

  /// Reads keyframes by place; an open end uses the layer's own state.
  private mutating func places(
    _ frames: Map<KeyframeValue>, of property: MotionProperty, pacing: EasingPlan?,
    reading families: VariableFamilies
  ) -> [KeyframePlan] {
    var result: [KeyframePlan] = []
    for entry in frames.entries {
      let offset = entry.cursor.name.flatMap { try? PercentLiteral.read($0) } ?? 0
      if let last = result.last, offset < last.offset {
        report(
          .badKeyframes, "keyframe offsets must be in ascending order",
          at: entry.cursor.keyPlace)
      }
      let keyframe = entry.keyframe
      result.append(
        KeyframePlan(
          offset: offset,
          value: value(keyframe?.value ?? entry.cursor, of: property, reading: families),
          easing: easing(keyframe?.easing, reading: families) ?? pacing))
    }
    if result.isEmpty {
      report(.badKeyframes, "there must be at least one keyframe", at: frames.cursor.place)
    }
    if result.first?.offset != 0 {
      result.insert(KeyframePlan(offset: 0, value: nil, easing: pacing), at: 0)
    }
    if result.last?.offset != 1 { result.append(KeyframePlan(offset: 1, value: nil)) }
    return result
  }

  private mutating func value(
    _ cursor: Cursor, of property: MotionProperty, reading families: VariableFamilies
  ) -> ValuePlan {
    switch property.form {
    case .number:
      let range = addsValues ? nil : property.range
      return .numbers([expression(cursor, .number, reading: families, within: range)])
    case .angle:
      return .numbers([
        expression(
          cursor, .angle, reading: families,
          within: addsValues ? ValueBounds.angle : property.range ?? ValueBounds.angle)
      ])
    case .boolean: return .numbers([expression(cursor, .boolean, reading: families)])
    case .list:
      let ranges = addsValues ? [] : property.ranges
      return .numbers(numbers(cursor, reading: families, within: ranges))
    case .sector:
      let ranges = property.ranges
      return .numbers(
        cursor.items.enumerated().map { index, item in
          expression(
            item, index < 2 ? .number : .angle, reading: families,
            within: addsValues ? nil : ranges[index])
        })
    case .choice(let names):
      let index = names.firstIndex(of: cursor.string) ?? 0
      return .numbers([Expression(constant: Double(index), type: .number)])
    case .color: return .color(color(cursor))
    case .points:
      let ranges = [ValueBounds.length, ValueBounds.length]
      return .numbers(
        cursor.items.flatMap { numbers($0, reading: families, within: ranges) })
    case .steps: return .transform(cursor.items.compactMap { step($0, reading: families) })
    case .path: return .path(loops(cursor, reading: families))
    }
  }

  private mutating func step(
    _ cursor: Cursor, reading families: VariableFamilies
  ) -> TransformStepPlan? {
    guard let entry = cursor.entries.first,
      let kind = entry.name.flatMap(TransformStepPlan.Kind.init(rawValue:))
    else { return nil }
    let range = kind.range
    switch kind {
    case .rotateX, .rotateY, .rotateZ, .skewX, .skewY:
      return TransformStepPlan(
        kind: kind, numbers: [expression(entry, .angle, reading: families, within: range)])
    case .perspective:
      return TransformStepPlan(
        kind: kind, numbers: [expression(entry, reading: families, within: range)])
    case .translate, .scale, .matrix:
      let ranges = Array(repeating: range, count: 16)
      return TransformStepPlan(
        kind: kind, numbers: numbers(entry, reading: families, within: ranges))
    }
  }
}
