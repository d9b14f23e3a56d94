import SegueCatalog
import SegueTimeline

/// The forms of a transition.
struct TransitionForms: Alternatives {
  let reversed: Alternative<Object<ReverseKeys>>
  let forward: Alternative<Object<ForwardKeys>>

  static let definition: String? = "transition"
  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    reversed = forms.object(ReverseKeys.self) { $0.operation }
    forward = forms.object(ForwardKeys.self)
  }
}

/// The keys of a transition that reverses another one.
struct ReverseKeys: ObjectKeys {
  let operation: RequiredKey<Name<Operation>>
  let easing: OptionalKey<Name<Timeline.ReversedEasing>>
  let duration: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a reversed transition")

  init(_ keys: inout KeyList) {
    operation = keys.required(
      "reverse", .name(of: Operation.self),
      "The operation of this preset to reverse: from and to are swapped, keyframes and phases "
        + "reversed.")
    easing = keys.optional(
      "easing", .name(of: Timeline.ReversedEasing.self),
      "Whether easings run as written (the default) or are mirrored.")
    duration = keys.optional(
      "duration", PresetValue.duration, "The duration; by default the original's.")
  }
}

/// The keys of a transition that is written out in full.
struct ForwardKeys: ObjectKeys {
  /// The position of a screen that is visible before it arrives, or after it has left.
  enum Origin: String, CaseIterable { case source }

  let layers: OptionalKey<Map<Object<LayerKeys>>>
  let startsAt, endsAt: OptionalKey<Name<Origin>>
  let cut: OptionalKey<Cursor>
  let phase: PhaseKeys

  static let definition: String? = "forward"
  static let table = ObjectTable<Self>("a transition")

  init(_ keys: inout KeyList) {
    layers = keys.optional(
      "layers", .map(keys: LayerKeys.nameShape, of: .object(LayerKeys.self)),
      "Layers to add, and settings of existing layers.")
    startsAt = keys.optional(
      "starts-at", .name(of: Origin.self),
      "Declares that the arriving screen is already visible inside the source at the start.")
    endsAt = keys.optional(
      "ends-at", .name(of: Origin.self),
      "Declares that the departing screen is still visible inside the source at the end.")
    cut = keys.optional("cut", .boolean, "Declares an intentional jump.")
    phase = PhaseKeys(of: &keys)
    phase.requireOne(in: &keys)
  }
}

/// The forms of a transition's animators.
struct AnimatorForms: Alternatives {
  let id: Alternative<Cursor>
  let list: Alternative<List<Choice<AnimatorRequirementForms>>>
  let requirement: Alternative<Object<AnimatorRequirementKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    id = forms.value(AnimatorRequirementKeys.idShape)
    list = forms.value(.list(of: .choice(AnimatorRequirementForms.self), count: 1...8))
    requirement = forms.object(AnimatorRequirementKeys.self)
  }
}

/// The forms of one animator that a transition wants.
struct AnimatorRequirementForms: Alternatives {
  let id: Alternative<Cursor>
  let requirement: Alternative<Object<AnimatorRequirementKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    id = forms.value(AnimatorRequirementKeys.idShape)
    requirement = forms.object(AnimatorRequirementKeys.self)
  }
}

/// The keys of an animator that a transition wants.
struct AnimatorRequirementKeys: ObjectKeys {
  let id: RequiredKey<Cursor>
  let fromVersion, belowVersion, requires: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("an animator")

  static let idShape = Shape.text(
    Grammar("an animator's id such as reveal", pattern: "^[a-z][a-z0-9.-]*$") {
      AnimatorText.problems(in: $0)
    })

  init(_ keys: inout KeyList) {
    id = keys.required("id", Self.idShape, "The animator's id.")
    fromVersion = keys.optional(
      "from-version", .oneOf(.number(), .string), "The lowest supported version.")
    belowVersion = keys.optional(
      "below-version", .oneOf(.number(), .string), "The first unsupported version.")
    requires = keys.optional(
      "requires", .list(of: .kebab), "The capabilities that the animator must have.")
  }
}
