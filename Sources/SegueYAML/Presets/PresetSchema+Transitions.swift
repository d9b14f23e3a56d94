import SegueCatalog
import SegueTimeline

extension PresetSchema {
  static let transition = Shape.oneOf(
    .when(
      "reverse",
      .object(
        "a reversed transition",
        [
          .required(
            "reverse", .names(operations),
            "The operation of this preset that is turned round: from and to swapped, keyframes and phases "
              + "reversed."),
          .optional(
            "easing", .names(Timeline.ReversedEasing.allCases.map(\.rawValue)),
            "Whether easings run as written (the default) or mirrored, too."),
          .optional("duration", .named("duration"), "How long it takes, where not as long."),
        ])), .named("forward"))

  static let forward = Shape.object(
    "a transition",
    [
      .optional(
        "animator", .oneOf(animatorID, .list(of: requirement, count: 1...8), wishObject),
        "The animators that lay it out, best first; none means the tracks written here."),
      .optional(
        "with", .map(keys: .kebab, of: .oneOf(.number(), .string, .boolean)),
        "What the animator's parameters are set to."),
      .optional(
        "layers", .map(keys: layerName, of: .named("layer")),
        "Layers that are added, and settings of those that are there anyway."),
      .optional(
        "starts-at", .names(["source"]),
        "Declares that the arriving screen is already visible inside the source at the start."),
      .optional(
        "ends-at", .names(["source"]),
        "Declares that the leaving screen is still visible inside the source at the end."),
      .optional("cut", .boolean, "Declares that something jumps on purpose."),
    ] + phaseFields,
    rules: [
      .atMostOne(["animator"] + partKeys), .atLeastOne(["animator"] + partKeys),
      .atMostOne(["animator", "layers"]), .atMostOne(["animator", "delay"]),
    ])

  static let phase = Shape.object(
    "a phase", phaseFields, rules: [.atMostOne(partKeys), .atLeastOne(partKeys)])

  /// What a phase consists of: one of these.
  private static let partKeys = ["tracks", "sequence", "parallel", "stagger"]

  private static let phaseFields: [Field] = [
    .optional(
      "duration", .named("duration"), "How long each track lasts unless it says otherwise."),
    .optional("delay", .named("duration"), "How long to wait."),
    .optional("easing", .named("easing"), "How tracks are paced unless they say otherwise."),
    .optional("tracks", .list(of: .named("track"), count: 1...256), "What moves."),
    .optional("sequence", .named("phases"), "Phases one after the other."),
    .optional("parallel", .named("phases"), "Phases at once."),
    .optional(
      "stagger",
      .object(
        "a stagger",
        [
          .required("each", .named("duration"), "How much later each phase begins."),
          .required("phases", .named("phases"), "The phases."),
        ]), "Phases each a little after the one before it."),
  ]

  private static let animatorID = Shape.text(
    Grammar("an animator's id such as reveal", pattern: "^[a-z][a-z0-9.-]*$") {
      AnimatorText.problems(in: $0)
    })
  private static let requirement = Shape.oneOf(animatorID, wishObject)
  private static let wishObject = Shape.object(
    "an animator",
    [
      .required("id", animatorID, "Its id."),
      .optional("from-version", .oneOf(.number(), .string), "The lowest version that will do."),
      .optional("below-version", .oneOf(.number(), .string), "The first version that will not."),
      .optional("requires", .list(of: .kebab), "What it has to be able to do."),
    ])

  /// Names of layers: those of the stage, or kebab-case.
  private static let layerName = Shape.text(
    Grammar("a layer's name", pattern: "^[a-z][a-z0-9.-]*$") { AnimatorText.problems(in: $0) })

  static let track = Shape.object(
    "a track",
    [
      .required("layer", .string, "The layer, or the family of layers, that moves."),
      .optional("above", .string, "The layer that it lies directly above."),
      .optional("below", .string, "The layer that it lies directly below."),
      .optional("when", .named("condition"), "Whether the track is there at all."),
      .optional("delay", .named("duration"), "How long it waits."),
      .optional("duration", .named("duration"), "How long an iteration lasts."),
      .optional("easing", .named("easing"), "How an iteration is paced."),
      .optional("iterations", .named("number"), "How many iterations there are."),
      .optional(
        "direction", .names(TrackTiming.Direction.allCases.map(\.rawValue)), "Which way they run."),
      .optional(
        "fill", .names(TrackTiming.Fill.allCases.map(\.rawValue)), "What holds outside them."),
      .optional(
        "mode", .names(CalculationMode.allCases.map(\.rawValue)),
        "How values between keyframes come about."),
      .optional(
        "tension", .number(.from(-1, to: 1)), "How tight a cubic curve is; 0 by default."),
      .optional(
        "continuity", .number(.from(-1, to: 1)),
        "How sharply a cubic curve turns at keyframes; 0 by default."),
      .optional(
        "bias", .number(.from(-1, to: 1)), "Where a cubic curve leans at keyframes; 0 by default."),
      .optional(
        "composite", .names(Track.Composite.allCases.map(\.rawValue)),
        "Whether it replaces what lies below it or is added."),
      .optional(
        "path", .list(of: pathStep, count: 1...32),
        "The path that the layer's anchor point follows at constant speed, before easing."),
    ] + motionFields,
    rules: [.atMostOne(["above", "below"])] + conflicts { _ in true }
      + MotionProperty.all.filter(\.movesPosition).map { .atMostOne(["path", $0.name]) })

  private static let pathStep = Shape.object(
    "a step of a path",
    [
      .optional("move", point, "Where the path starts, if not where the layer is: x, y."),
      .optional("line", point, "A straight line to x, y."),
      .optional(
        "curve", .list(of: .named("number"), count: 6...6),
        "A cubic Bézier curve: two control points and the end, each x, y."),
      .optional(
        "arc",
        .object(
          "an arc",
          [
            .required("radii", point, "The radii of the ellipse, across and down."),
            .required(
              "from", .named("angle"), "The angle where it begins, clockwise from the right."),
            .required("sweep", .named("angle"), "How far it goes; positive is clockwise."),
          ]), "A part of an ellipse."),
    ],
    rules: [
      .atMostOne(["move", "line", "curve", "arc"]), .atLeastOne(["move", "line", "curve", "arc"]),
    ])

  private static let point = Shape.list(of: .named("number"), count: 2...2)

  static let layer = Shape.object(
    "a layer",
    [
      .optional("snapshot", .string, "The layer that it is a picture of."),
      .optional(
        "taken", .names(["before", "after"]),
        "When: before anything is hidden or moved (the default), or after the arriving screen is laid out."
      ),
      .optional(
        "region", .list(of: .named("number"), count: 4...4),
        "The part of it: x, y, width, height in fractions."),
      .optional(
        "grid", .list(of: .named("number"), count: 2...2),
        "The rows and columns that a snapshot, color or gradient is cut into, 1 to 64 each; each piece "
          + "is a layer with its own item."),
      .optional("color", .named("color"), "The color that it is filled with."),
      .optional(
        "gradient",
        .object(
          "a gradient",
          [
            .required(
              "stops", .map(keys: .percentage(), of: .named("color")), "The colors by place."),
            .optional(
              "angle", .angle, "Its direction, clockwise from rightwards; 90deg is downwards."),
          ]), "The gradient that it is filled with."),
      .optional("group", .names(["3d", "flat"]), "How the members share space."),
      .optional("members", .list(of: .string, count: 1...64), "The layers in the group."),
      .optional("when", .named("condition"), "Whether it is there at all."),
      .optional("above", .string, "The layer that it lies directly above."),
      .optional("below", .string, "The layer that it lies directly below."),
      .optional("hides", .string, "The live layer that is hidden while this one is there."),
      .optional("fit", .names(ContentFit.allCases.map(\.rawValue)), "How its contents fill it."),
      .optional("double-sided", .boolean, "Whether it shows when its back is turned."),
    ] + settingFields(keeping: { _ in true }),
    rules: [
      .atMostOne(["snapshot", "color", "gradient", "group"]), .atMostOne(["above", "below"]),
    ] + conflicts { _ in true })

  /// The properties as keys of a track: each fixed, or moving.
  private static let motionFields = MotionProperty.all.map { property in
    Field.optional(property.name, property.form.motion, property.help)
  }

  /// Properties that write the same numbers, two by two.
  static func conflicts(keeping isKept: (MotionProperty) -> Bool) -> [KeyRule] {
    let kept = MotionProperty.all.filter(isKept)
    return kept.indices.flatMap { index in
      kept[(index + 1)...].filter(kept[index].conflicts).map {
        .atMostOne([kept[index].name, $0.name])
      }
    }
  }

  /// The properties as keys of a layer: each fixed.
  static func settingFields(keeping isKept: (MotionProperty) -> Bool) -> [Field] {
    MotionProperty.all.filter(isKept).map {
      Field.optional($0.name, $0.form.value, $0.help)
    }
  }
}

extension MotionProperty.Form {
  /// The shape of one value.
  var value: Shape {
    switch self {
    case .number: .named("number")
    case .angle: .named("angle")
    case .boolean: .named("condition")
    case .list(let parts): .list(of: .named("number"), count: parts.count...parts.count)
    case .color: .named("color")
    case .points:
      .list(of: .list(of: .named("number"), count: 2...2), count: 3...64)
    case .steps: .list(of: Self.step, count: 1...16)
    }
  }

  /// The shape of a value that is fixed or moves.
  var motion: Shape {
    let moving = Shape.object(
      "a motion",
      [
        .optional("from", value, "The first value; without it, what the layer has then."),
        .optional("to", value, "The last value; without it, what the layer has afterwards."),
        .optional("easing", .named("easing"), "How the way is paced."),
        .optional(
          "keyframes", .map(keys: .percentage(), of: keyframe),
          "Values by place: 0%, 50%, 100%."),
      ],
      rules: [.atMostOne(["keyframes", "from"]), .atMostOne(["keyframes", "to"])])
    return switch self {
    case .boolean: .oneOf(.boolean, .text(Self.conditionText), moving)
    default: .oneOf(value, moving)
    }
  }

  private var keyframe: Shape {
    let object = Shape.object(
      "a keyframe",
      [
        .required("value", value, "The value."),
        .optional("easing", .named("easing"), "How the way to the next keyframe is paced."),
      ])
    return switch self {
    case .boolean: .oneOf(.boolean, .text(Self.conditionText), object)
    default: .oneOf(value, object)
    }
  }

  private static let conditionText = Grammar("a condition such as progress > 0.5") { _ in [] }

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
    case .translate, .scale: .list(of: .named("number"), count: 3...3)
    case .rotateX, .rotateY, .rotateZ: .named("angle")
    case .perspective: .named("number")
    case .matrix: .list(of: .named("number"), count: 16...16)
    }
  }

  fileprivate var help: String {
    switch self {
    case .translate: "Moves by x, y and z, in points."
    case .scale: "Scales by factors along x, y and z."
    case .rotateX: "Turns about the horizontal axis."
    case .rotateY: "Turns about the vertical axis."
    case .rotateZ: "Turns in the plane."
    case .perspective: "Sees what came before from an eye at this distance, in points."
    case .matrix: "Applies a matrix: m11 to m14, m21 to m24, and so on."
    }
  }
}

extension MotionProperty {
  /// Whether a presenter can keep it: a number of the layer itself, not of a mask or a list of steps.
  var canBeKept: Bool {
    switch form {
    case .number, .angle, .boolean, .color: !name.hasPrefix("mask")
    case .list, .points, .steps: false
    }
  }
}
