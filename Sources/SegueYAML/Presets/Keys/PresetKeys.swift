import SegueCatalog
import SegueTimeline

/// The keys of a preset.
struct PresetKeys: ObjectKeys {
  let schema: RequiredKey<Cursor>
  let id: RequiredKey<Cursor>
  let name, summary, tags, authors, license, aliases, extends: OptionalKey<Cursor>
  let parameters: OptionalKey<Map<Object<ParameterKeys>>>
  let elements, requires, fallback: OptionalKey<Cursor>
  let presentation: OptionalKey<Object<PresentationKeys>>
  let transitions: OptionalKey<Map<Choice<TransitionForms>>>
  let interaction: OptionalKey<Map<Object<InteractionKeys>>>
  let scroll: OptionalKey<Object<ScrollKeys>>
  let reducedMotion: OptionalKey<Cursor>
  let preview: OptionalKey<Object<PreviewKeys>>

  static let table = ObjectTable<Self>("a preset")

  static let operations = Shape.names(Operation.allCases.map(\.rawValue))

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .number(.from(1, to: 1)), "The version of this format: 1.")
    id = keys.required("id", .kebab, "The preset's id: the name of its file.")
    name = keys.optional(
      "name", .string, "The preset's name for people; required unless it extends another.")
    summary = keys.optional("summary", .string, "What it looks like, in one sentence.")
    tags = keys.optional("tags", .list(of: .kebab), "Words to find it by.")
    authors = keys.optional("authors", .list(of: .string), "Who made it.")
    license = keys.optional("license", .string, "Its license, as an SPDX expression such as MIT.")
    aliases = keys.optional(
      "aliases", .list(of: .kebab), "Earlier ids under which it is still found.")
    extends = keys.optional(
      "extends", .kebab,
      "The preset that gives everything this one leaves out. Parameters, transitions and interactions "
        + "are taken over one by one.")
    parameters = keys.optional(
      "parameters", .map(keys: .kebab, of: .object(ParameterKeys.self)),
      "What can be set, by name.")
    elements = keys.optional(
      "elements", .list(of: .kebab, count: 0...256),
      "Names of elements of the screens that expressions and layers use.")
    requires = keys.optional(
      "requires", .list(of: .text(RequirementText.grammar)),
      "What the stage must have for the preset to run: source, destination, siblings, element.NAME."
    )
    fallback = keys.optional(
      "fallback", .kebab,
      "The preset that runs where a requirement is not met or no animator is found; crossfade by default."
    )
    presentation = keys.optional(
      "presentation", .object(PresentationKeys.self),
      "How a presented screen stands while nothing moves.")
    transitions = keys.optional(
      "transitions", .map(keys: Self.operations, of: .choice(TransitionForms.self)),
      "The transition for each operation.")
    interaction = keys.optional(
      "interaction", .map(keys: Self.operations, of: .object(InteractionKeys.self)),
      "What a finger can do, for each operation.")
    scroll = keys.optional(
      "scroll", .object(ScrollKeys.self),
      "What a scroll position does, in place of transitions.")
    reducedMotion = keys.optional(
      "reduced-motion", .kebab,
      "What runs where motion shall be reduced: a preset's id, crossfade, or none. Required unless it "
        + "extends another.")
    preview = keys.optional(
      "preview", .object(PreviewKeys.self), "How it is shown in the catalog.")

    keys.atLeastOne(extends.name, reducedMotion.name)
    keys.atLeastOne(extends.name, name.name)
    keys.atLeastOne(extends.name, summary.name)
    keys.atLeastOne(extends.name, transitions.name, scroll.name)
    keys.atMostOne(transitions.name, scroll.name)
  }
}

/// The keys of a preset's preview.
struct PreviewKeys: ObjectKeys {
  let scene, poster: OptionalKey<Cursor>
  let operation: OptionalKey<Name<Operation>>

  static let table = ObjectTable<Self>("a preview")

  init(_ keys: inout KeyList) {
    scene = keys.optional("scene", .kebab, "The scene that it is shown on, by id.")
    poster = keys.optional(
      "poster", .percentage(), "The progress of its still picture; 40% by default.")
    operation = keys.optional(
      "operation", .name(of: Operation.self), "The operation that is shown first.")
  }
}

/// The keys of a scroll effect.
struct ScrollKeys: ObjectKeys {
  let tracks: RequiredKey<List<Object<TrackKeys>>>

  static let table = ObjectTable<Self>("a scroll effect")

  init(_ keys: inout KeyList) {
    tracks = keys.required(
      "tracks", .list(of: .object(TrackKeys.self), count: 1...64),
      "What moves: one value for each property, read at each position.")
  }
}

/// The keys of a presentation.
struct PresentationKeys: ObjectKeys {
  let style: OptionalKey<Name<Presentation.Style>>
  let backdrop, backdropOpacity, background, frame, cornerRadius: OptionalKey<Cursor>
  let whilePresented: OptionalKey<Object<KeptKeys>>

  static let table = ObjectTable<Self>("a presentation")

  init(_ keys: inout KeyList) {
    style = keys.optional(
      "style", .name(of: Presentation.Style.self),
      "Whether the presenter stays below: full-screen (it does not) or over-context.")
    backdrop = keys.optional(
      "backdrop", PresetValue.color, "The color that lies between the two screens.")
    backdropOpacity = keys.optional(
      "backdrop-opacity", PresetValue.number, "How opaque the backdrop is, 0 to 1.")
    background = keys.optional(
      "background", PresetValue.color, "What lies behind everything; black by default.")
    frame = keys.optional(
      "frame", .list(of: PresetValue.number, count: 4...4),
      "Where the presented screen ends up: x, y, width, height; the container by default.")
    cornerRadius = keys.optional(
      "corner-radius", PresetValue.number, "The radius of its corners there, in points.")
    whilePresented = keys.optional(
      "while-presented", .object(KeptKeys.self),
      "What the presenter keeps while it is covered.")
  }
}

/// The keys of properties that a presenter keeps while presenting: fixed values.
struct KeptKeys: PropertyKeys {
  static let table = ObjectTable<Self>("what a presenter keeps")

  init(_ keys: inout KeyList) { keys.addProperties(.fixed, where: \.canBeKept) }
}

extension MotionProperty {
  /// Whether a presenter can keep it: a number of the layer itself, not of a mask or a list of
  /// steps.
  fileprivate var canBeKept: Bool {
    switch form {
    case .number, .angle, .boolean, .color: !name.hasPrefix("mask")
    case .list, .points, .steps: false
    }
  }
}
