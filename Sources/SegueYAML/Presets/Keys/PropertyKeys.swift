import SegueCatalog
import SegueTimeline

/// The keys of an object with layer properties among them: see ``KeyList/addProperties(_:where:)``.
protocol PropertyKeys: ObjectKeys {}

extension Object where Keys: PropertyKeys {
  /// All values of the object, including those of properties.
  var entries: [PropertyKeyValue] { cursor.entries(as: PropertyKeyValue.self) }
}

extension KeyList {
  /// The form of a property's value.
  enum PropertyValues {
    /// One value.
    case fixed
    /// One value, or a motion.
    case moving
  }

  /// Adds the layer properties by name; two that write the same components exclude each other.
  ///
  /// They are read by iterating over the object's entries: ``PropertyKeyValue/property`` identifies
  /// each.
  mutating func addProperties(
    _ values: PropertyValues, where isMeant: (MotionProperty) -> Bool = { _ in true }
  ) {
    let properties = MotionProperty.all.filter(isMeant)
    add(
      properties.map { property in
        let shape =
          switch values {
          case .fixed: property.form.value
          case .moving:
            property.isConstant ? property.form.value : PropertyKeyValue.shape(of: property.form)
          }
        return .optional(property.name, shape, property.help)
      })
    for index in properties.indices {
      let others = properties[(index + 1)...].filter(properties[index].conflicts)
      add(others.map { .atMostOne([properties[index].name, $0.name]) })
    }
  }
}

/// The value of a property: fixed or animated.
struct PropertyKeyValue: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The property of this value; nil for the value of another key.
  var property: MotionProperty? {
    (cursor.withName { Self.names.index(of: $0) } ?? nil).map { MotionProperty.all[$0] }
  }

  private static let names = KeyTable(MotionProperty.all.map(\.name))

  /// The motion; nil if the value is fixed.
  var motion: Object<MotionKeys>? {
    cursor.isMap ? Object(checked: cursor) : nil
  }

  static func shape(of form: MotionProperty.Form) -> Shape {
    var keys = KeyList()
    _ = MotionKeys(&keys, of: form)
    return form.value(or: keys.object("a motion"))
  }
}

/// The keys of a motion; its values have the property's type.
struct MotionKeys: KeyGroup {
  let start, end, easing: OptionalKey<Cursor>
  let keyframes: OptionalKey<Map<KeyframeValue>>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) { self.init(&keys, of: .number) }

  init(_ keys: inout KeyList, of form: MotionProperty.Form) {
    start = keys.optional(
      "from", form.value, "The first value; by default the layer's current value.")
    end = keys.optional(
      "to", form.value, "The last value; by default the layer's value after the transition.")
    easing = keys.optional("easing", PresetValue.easing, "The timing function.")
    keyframes = keys.optional(
      "keyframes", .map(keys: .percentage(), of: KeyframeValue.format(of: form)),
      "Values by offset: 0%, 50%, 100%.")
    keys.atMostOne(keyframes.name, start.name)
    keys.atMostOne(keyframes.name, end.name)
  }
}

/// A keyframe: a value, or a value with an easing.
struct KeyframeValue: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The keyframe with an easing; nil for a plain value.
  var keyframe: Object<KeyframeKeys>? {
    cursor.isMap ? Object(checked: cursor) : nil
  }

  static func format(of form: MotionProperty.Form) -> Format<KeyframeValue> {
    var keys = KeyList()
    _ = KeyframeKeys(&keys, of: form)
    return Format(form.value(or: keys.object("a keyframe")))
  }
}

/// The keys of a keyframe; its value has the property's type.
struct KeyframeKeys: KeyGroup {
  let value: RequiredKey<Cursor>
  let easing: OptionalKey<Cursor>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) { self.init(&keys, of: .number) }

  init(_ keys: inout KeyList, of form: MotionProperty.Form) {
    value = keys.required("value", form.value, "The value.")
    easing = keys.optional(
      "easing", PresetValue.easing, "The timing function up to the next keyframe.")
  }
}

extension MotionProperty.Form {
  /// The shape of one value.
  fileprivate var value: Shape {
    switch self {
    case .number: PresetValue.number
    case .angle: PresetValue.angle
    case .boolean: PresetValue.condition
    case .list(let parts): .list(of: PresetValue.number, count: parts.count...parts.count)
    case .sector(let parts):
      .list(of: PresetValue.numberOrAngle, count: parts.count...parts.count)
    case .choice(let names): .names(names)
    case .color: PresetValue.color
    case .points: .list(of: PresetValue.point, count: 3...64)
    case .steps: .list(of: Self.step, count: 1...16)
    case .path:
      .list(
        of: PathStepKeys.shape,
        count: 2...[PathStepPlan].mostMaskSteps)
    }
  }

  /// Returns the shape of one value, or of an object with values.
  fileprivate func value(or object: Shape) -> Shape {
    switch self {
    case .boolean: .oneOf(.boolean, .text(PresetValue.conditionText), object)
    default: .oneOf(value, object)
    }
  }

  /// Read by its first entry, whose name is the kind.
  private static let step = Shape.object(
    "a step of a transform",
    TransformStepPlan.Kind.allCases.map { kind in
      Field.optional(kind.rawValue, kind.shape, kind.help)
    },
    rules: [
      .atMostOne(TransformStepPlan.Kind.allCases.map(\.rawValue)),
      .atLeastOne(TransformStepPlan.Kind.allCases.map(\.rawValue)),
    ])
}

extension TransformStepPlan.Kind {
  fileprivate var shape: Shape {
    switch self {
    case .translate, .scale: .list(of: PresetValue.number, count: 3...3)
    case .rotateX, .rotateY, .rotateZ, .skewX, .skewY: PresetValue.angle
    case .perspective: PresetValue.number
    case .matrix: .list(of: PresetValue.number, count: 16...16)
    }
  }

  fileprivate var help: String {
    switch self {
    case .translate: "Moves by x, y and z, in points."
    case .scale: "Scales by factors along x, y and z."
    case .rotateX: "Rotates about the horizontal axis."
    case .rotateY: "Rotates about the vertical axis."
    case .rotateZ: "Rotates in the plane."
    case .skewX: "Skews horizontally: positive moves the bottom to the right."
    case .skewY: "Skews vertically: positive moves the right side down."
    case .perspective:
      "Applies perspective with this viewing distance to the steps before it, in points."
    case .matrix: "Applies a matrix: m11 to m14, m21 to m24, and so on."
    }
  }
}
