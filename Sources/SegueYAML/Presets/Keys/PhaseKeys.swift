/// The keys of a phase, shared by transitions.
struct PhaseKeys: ObjectKeys {
  let parts: PartKeys
  let stagger: OptionalKey<Object<StaggerKeys>>

  static let definition: String? = "phase"
  static let table = ObjectTable<Self>("a phase")

  /// Several phases.
  static let list = Format.list(of: .object(PhaseKeys.self), count: 1...64).named("phases")

  init(_ keys: inout KeyList) {
    self.init(of: &keys)
    keys.atMostOne(parts.tracks.name, parts.sequence.name, parts.parallel.name, stagger.name)
    keys.atLeastOne(parts.tracks.name, parts.sequence.name, parts.parallel.name, stagger.name)
  }

  /// Declares the keys without their rules.
  init(of keys: inout KeyList) {
    parts = PartKeys(&keys)
    stagger = keys.optional(
      "stagger", .object(StaggerKeys.self), "Phases that each begin a little after the one before.")
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
