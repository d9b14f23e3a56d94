/// The keys of a phase, shared by transitions.
struct PhaseKeys: ObjectKeys {
  let animator: OptionalKey<Choice<AnimatorForms>>
  let with: OptionalKey<Cursor>
  let parts: PartKeys
  let stagger: OptionalKey<Object<StaggerKeys>>

  static let definition: String? = "phase"
  static let table = ObjectTable<Self>("a phase")

  /// Several phases.
  static let list = Format.list(of: .object(PhaseKeys.self), count: 1...64).named("phases")

  init(_ keys: inout KeyList) {
    self.init(of: &keys)
    requireOne(in: &keys)
  }

  /// Declares the keys without their rules.
  init(of keys: inout KeyList) {
    animator = keys.optional(
      "animator", .choice(AnimatorForms.self),
      "The animators to use, best first; by default the tracks in this block.")
    with = keys.optional(
      "with", .map(keys: .kebab, of: .oneOf(.number(), .string, .boolean)),
      "Values for the animator's parameters.")
    parts = PartKeys(&keys)
    stagger = keys.optional(
      "stagger", .object(StaggerKeys.self), "Phases that each begin a little after the one before.")
  }

  /// Declares that exactly one of the keys says what the phase does.
  func requireOne(in keys: inout KeyList) {
    keys.atMostOne(
      animator.name, parts.tracks.name, parts.sequence.name, parts.parallel.name, stagger.name)
    keys.atLeastOne(
      animator.name, parts.tracks.name, parts.sequence.name, parts.parallel.name, stagger.name)
  }
}

/// The keys of anything made of tracks or phases.
struct PartKeys: KeyGroup {
  let duration, delay, easing: OptionalKey<Cursor>
  let tracks: OptionalKey<List<Object<TrackKeys>>>
  let sequence, parallel: OptionalKey<List<Object<PhaseKeys>>>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) {
    self.init(
      &keys, duration: "The default duration of each track.",
      easing: "The default easing of each track.", tracks: "What moves.", most: 256)
  }

  /// Declares the keys with other help texts.
  ///
  /// - Parameter most: the maximum number of tracks.
  init(
    _ keys: inout KeyList, duration durationHelp: String, easing easingHelp: String,
    tracks tracksHelp: String, most: Int
  ) {
    duration = keys.optional("duration", PresetValue.duration, durationHelp)
    delay = keys.optional("delay", PresetValue.duration, "The delay.")
    easing = keys.optional("easing", PresetValue.easing, easingHelp)
    tracks = keys.optional(
      "tracks", .list(of: .object(TrackKeys.self), count: 1...most), tracksHelp)
    sequence = keys.optional("sequence", PhaseKeys.list, "Phases that run one after the other.")
    parallel = keys.optional("parallel", PhaseKeys.list, "Phases that run at the same time.")
  }
}

/// The keys of staggered phases.
struct StaggerKeys: ObjectKeys {
  let each: RequiredKey<Cursor>
  let phases: RequiredKey<List<Object<PhaseKeys>>>

  static let table = ObjectTable<Self>("a stagger")

  init(_ keys: inout KeyList) {
    each = keys.required(
      "each", PresetValue.duration, "The delay between the starts of two phases.")
    phases = keys.required("phases", PhaseKeys.list, "The phases.")
  }
}
