import SegueCatalog

extension PresetSchema {
  static let interaction = Shape.object(
    "an interaction",
    [
      .required("gesture", gesture, "The movement that it takes."),
      .optional(
        "begin", .named("condition"),
        "Whether a movement that begins may become the gesture; its velocity is known."),
      .optional(
        "recognize", .named("condition"),
        "Whether a movement that is recognized becomes the gesture; its translation is known, too."),
      .required(
        "progress", .named("number"), "How far the transition is; held between 0 and 1."),
      .required(
        "finish", .named("condition"), "Whether the transition finishes when the finger lifts."),
      .optional(
        "cancel", .named("condition"),
        "Whether the gesture is given up while the finger is still down; looked at whenever it moves."
      ),
      .optional(
        "layers", .map(keys: .string, of: .named("layer")),
        "Layers that are added while the finger holds the transition."),
      .optional(
        "tracks", .list(of: .named("track"), count: 1...64), "Layers that follow the finger."),
      .optional("on-finish", .named("completion"), "What happens when it finishes."),
      .optional("on-cancel", .named("completion"), "What happens when it is cancelled."),
      .optional(
        "hand-over", .names(["velocity", "still"]),
        "Whether what follows starts with the finger's speed, or from a standstill (the default)."),
      .optional(
        "touch-lost", .names(["cancels", "decides"]),
        "Whether a touch that the system takes away cancels (the default), or is decided by finish."
      ),
    ])

  static let completion = Shape.object(
    "a completion",
    [
      .optional("speed", .named("number"), "The pace relative to the transition's own."),
      .optional(
        "layers", .map(keys: .string, of: .named("layer")), "Layers that are added."),
      .optional("duration", .named("duration"), "How long it takes."),
      .optional("delay", .named("duration"), "How long to wait."),
      .optional("easing", .named("easing"), "How it is paced."),
      .optional(
        "tracks", .list(of: .named("track"), count: 1...64), "What moves, from where it is."),
      .optional("sequence", .named("phases"), "Phases one after the other."),
      .optional("parallel", .named("phases"), "Phases at once."),
    ],
    rules: [.atMostOne(["tracks", "sequence", "parallel"]), .atMostOne(["speed", "duration"])])

  private static let gesture = Shape.oneOf(
    .names(["pinch"]),
    .when(
      "pan",
      .object(
        "a pan",
        [
          .required(
            "pan", .names(InteractionPlan.Direction.allCases.map(\.rawValue)),
            "A drag anywhere, in a direction or along an axis.")
        ])),
    .when(
      "edge-pan",
      .object(
        "an edge pan",
        [
          .required(
            "edge-pan", .names(InteractionPlan.Edge.allCases.map(\.rawValue)),
            "A drag that begins at an edge.")
        ])),
    .object(
      "an overscroll",
      [
        .required(
          "overscroll", .names(InteractionPlan.Edge.allCases.map(\.rawValue)),
          "Pulling scrolled content past an end.")
      ]))
}
