import SegueCatalog

/// The keys of an interaction.
struct InteractionKeys: ObjectKeys {
  /// The initial velocity of a gesture's completion.
  enum HandOver: String, CaseIterable { case velocity, still }

  /// The outcome of a gesture whose touch the system cancels.
  enum LostTouch: String, CaseIterable { case cancels, decides }

  let gesture: RequiredKey<Choice<GestureForms>>
  let begin, recognize: OptionalKey<Cursor>
  let progress, finish: RequiredKey<Cursor>
  let cancel: OptionalKey<Cursor>
  let layers: OptionalKey<Map<Object<LayerKeys>>>
  let tracks: OptionalKey<List<Object<TrackKeys>>>
  let onFinish, onCancel: OptionalKey<Object<CompletionKeys>>
  let handOver: OptionalKey<Name<HandOver>>
  let touchLost: OptionalKey<Name<LostTouch>>

  static let table = ObjectTable<Self>("an interaction")

  init(_ keys: inout KeyList) {
    gesture = keys.required("gesture", .choice(GestureForms.self), "The movement that it takes.")
    begin = keys.optional(
      "begin", PresetValue.condition,
      "Whether a movement that begins may become the gesture; its velocity is known.")
    recognize = keys.optional(
      "recognize", PresetValue.condition,
      "Whether a movement that is recognized becomes the gesture; its translation is known, too.")
    progress = keys.required(
      "progress", PresetValue.number, "How far the transition is; held between 0 and 1.")
    finish = keys.required(
      "finish", PresetValue.condition, "Whether the transition finishes when the finger lifts.")
    cancel = keys.optional(
      "cancel", PresetValue.condition,
      "Whether the gesture is given up while the finger is still down; looked at whenever it moves."
    )
    layers = keys.optional(
      "layers", .map(keys: .string, of: .object(LayerKeys.self)),
      "Layers that are added while the finger holds the transition.")
    tracks = keys.optional(
      "tracks", .list(of: .object(TrackKeys.self), count: 1...64), "Layers that follow the finger.")
    onFinish = keys.optional(
      "on-finish", .object(CompletionKeys.self), "What happens when it finishes.")
    onCancel = keys.optional(
      "on-cancel", .object(CompletionKeys.self), "What happens when it is cancelled.")
    handOver = keys.optional(
      "hand-over", .name(of: HandOver.self),
      "Whether what follows starts with the finger's speed, or from a standstill (the default).")
    touchLost = keys.optional(
      "touch-lost", .name(of: LostTouch.self),
      "Whether a touch that the system takes away cancels (the default), or is decided by finish.")
  }
}

/// The keys of a gesture's completion.
struct CompletionKeys: ObjectKeys {
  let speed: OptionalKey<Cursor>
  let layers: OptionalKey<Map<Object<LayerKeys>>>
  let parts: PartKeys

  static let definition: String? = "completion"
  static let table = ObjectTable<Self>("a completion")

  init(_ keys: inout KeyList) {
    speed = keys.optional(
      "speed", PresetValue.number, "The pace relative to the transition's own.")
    layers = keys.optional(
      "layers", .map(keys: .string, of: .object(LayerKeys.self)), "Layers that are added.")
    parts = PartKeys(
      &keys, duration: "How long it takes.", easing: "How it is paced.",
      tracks: "What moves, from where it is.", most: 64)
    keys.atMostOne(parts.tracks.name, parts.sequence.name, parts.parallel.name)
    keys.atMostOne(speed.name, parts.duration.name)
  }
}

/// The forms of a gesture.
struct GestureForms: Alternatives {
  /// A gesture written as one word.
  enum Word: String, CaseIterable { case pinch }

  let pinch: Alternative<Name<Word>>
  let pan: Alternative<Object<PanKeys>>
  let edgePan: Alternative<Object<EdgePanKeys>>
  let overscroll: Alternative<Object<OverscrollKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    pinch = forms.value(.name(of: Word.self))
    pan = forms.object(PanKeys.self) { $0.direction }
    edgePan = forms.object(EdgePanKeys.self) { $0.edge }
    overscroll = forms.object(OverscrollKeys.self)
  }
}

/// The key of a pan.
struct PanKeys: ObjectKeys {
  let direction: RequiredKey<Name<InteractionPlan.Direction>>

  static let table = ObjectTable<Self>("a pan")

  init(_ keys: inout KeyList) {
    direction = keys.required(
      "pan", .name(of: InteractionPlan.Direction.self),
      "A drag anywhere, in a direction or along an axis.")
  }
}

/// The key of a pan from an edge.
struct EdgePanKeys: ObjectKeys {
  let edge: RequiredKey<Name<InteractionPlan.Edge>>

  static let table = ObjectTable<Self>("an edge pan")

  init(_ keys: inout KeyList) {
    edge = keys.required(
      "edge-pan", .name(of: InteractionPlan.Edge.self), "A drag that begins at an edge.")
  }
}

/// The key of an overscroll.
struct OverscrollKeys: ObjectKeys {
  let edge: RequiredKey<Name<InteractionPlan.Edge>>

  static let table = ObjectTable<Self>("an overscroll")

  init(_ keys: inout KeyList) {
    edge = keys.required(
      "overscroll", .name(of: InteractionPlan.Edge.self), "Pulling scrolled content past an end.")
  }
}
