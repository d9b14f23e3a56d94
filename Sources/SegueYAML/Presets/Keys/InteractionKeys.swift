import SegueCatalog

/// The keys of an interaction.
struct InteractionKeys: ObjectKeys {
  /// The initial velocity of a gesture's completion.
  enum HandOver: String, CaseIterable { case velocity, still }

  /// The outcome of a gesture whose touch the system cancels.
  enum CancelledTouch: String, CaseIterable { case cancels, decides }

  /// Whether a flick finishes, and a throw back cancels.
  enum Flick: String, CaseIterable { case decides, ignored }

  let gesture: RequiredKey<Choice<GestureForms>>
  let begin, recognize: OptionalKey<Cursor>
  let progress, finish: RequiredKey<Cursor>
  let cancel, complete: OptionalKey<Cursor>
  let layers: OptionalKey<Map<Object<LayerKeys>>>
  let tracks: OptionalKey<List<Object<TrackKeys>>>
  let onFinish, onCancel: OptionalKey<Object<CompletionKeys>>
  let handOver: OptionalKey<Name<HandOver>>
  let touchLost: OptionalKey<Name<CancelledTouch>>
  let flick: OptionalKey<Name<Flick>>

  static let table = ObjectTable<Self>("an interaction")

  init(_ keys: inout KeyList) {
    gesture = keys.required(
      "gesture", .choice(GestureForms.self), "The gesture that drives the transition.")
    begin = keys.optional(
      "begin", PresetValue.condition,
      "Whether a movement that has just begun may become the gesture; its velocity is known.")
    recognize = keys.optional(
      "recognize", PresetValue.condition,
      "Whether a recognized movement becomes the gesture; its translation is also known. By default content that can scroll with the finger goes first; 'true' lets the gesture take the finger from it."
    )
    progress = keys.required(
      "progress", PresetValue.number, "The progress of the transition; clamped to 0 to 1.")
    finish = keys.required(
      "finish", PresetValue.condition,
      "Whether the transition finishes when the finger is lifted, such as 'projected(200ms) > 0.5'."
    )
    cancel = keys.optional(
      "cancel", PresetValue.condition,
      "Whether to cancel while the finger is still down; evaluated on every move."
    )
    complete = keys.optional(
      "complete", PresetValue.condition,
      "Whether to finish while the finger is still down; evaluated on every move.")
    layers = keys.optional(
      "layers", .map(keys: .string, of: .object(LayerKeys.self)),
      "Layers to add while the finger drives the transition.")
    tracks = keys.optional(
      "tracks", .list(of: .object(TrackKeys.self), count: 1...64),
      "The layers that follow the finger.")
    onFinish = keys.optional(
      "on-finish", .object(CompletionKeys.self), "What happens when the transition finishes.")
    onCancel = keys.optional(
      "on-cancel", .object(CompletionKeys.self), "What happens when the transition is cancelled.")
    handOver = keys.optional(
      "hand-over", .name(of: HandOver.self),
      "Whether the animation that follows starts with the finger's velocity or from rest (the default)."
    )
    touchLost = keys.optional(
      "touch-lost", .name(of: CancelledTouch.self),
      "Whether a touch cancelled by the system cancels the transition (the default), or 'finish' decides."
    )
    flick = keys.optional(
      "flick", .name(of: Flick.self),
      "Whether a clear flick finishes and a clear throw back cancels (the default, which a law checks), or only the place counts where the finger is lifted."
    )
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
      "speed", PresetValue.number, "The speed relative to the transition's own.")
    layers = keys.optional(
      "layers", .map(keys: .string, of: .object(LayerKeys.self)), "Layers to add.")
    parts = PartKeys(
      &keys, duration: "The duration.", easing: "The timing function.",
      tracks: "What moves, starting from its current state.", most: 64)
    keys.atMostOne(parts.tracks.name, parts.sequence.name, parts.parallel.name)
    keys.atMostOne(speed.name, parts.duration.name)
  }
}

/// The forms of a gesture.
struct GestureForms: Alternatives {
  /// A gesture written as one word.
  enum Word: String, CaseIterable {
    case pinch
    case longPress = "long-press"
  }

  let word: Alternative<Name<Word>>
  let pan: Alternative<Object<PanKeys>>
  let edgePan: Alternative<Object<EdgePanKeys>>
  let overscroll: Alternative<Object<OverscrollKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    word = forms.value(.name(of: Word.self))
    pan = forms.object(PanKeys.self) { $0.direction }
    edgePan = forms.object(EdgePanKeys.self) { $0.edge }
    overscroll = forms.object(OverscrollKeys.self) { $0.edge }
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
      "overscroll", .name(of: InteractionPlan.Edge.self), "Scrolling past an end of the content.")
  }
}
