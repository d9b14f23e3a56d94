import SegueCatalog
import SegueTimeline

/// The keys of a preset.
struct PresetKeys: ObjectKeys {
  let schema: RequiredKey<Cursor>
  let id: RequiredKey<Cursor>
  let name, summary, tags, authors, license, aliases, extends: OptionalKey<Cursor>
  let about: OptionalKey<Object<AboutKeys>>
  let parameters: OptionalKey<Map<Object<PresetParameterKeys>>>
  let values, elements, requires, fallback: OptionalKey<Cursor>
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
    id = keys.required("id", .kebab, "The preset's id, which is also its file name.")
    name = keys.optional(
      "name", .string, "The display name; required unless the preset extends another.")
    summary = keys.optional("summary", .string, "What the transition looks like, in one sentence.")
    about = keys.optional(
      "about", .object(AboutKeys.self), "What a person needs to choose the preset.")
    tags = keys.optional("tags", .list(of: .kebab), "Keywords for searching.")
    authors = keys.optional("authors", .list(of: .string), "The authors.")
    license = keys.optional("license", .string, "Its license, as an SPDX expression such as MIT.")
    aliases = keys.optional(
      "aliases", .list(of: .kebab),
      "Other names that find this preset: earlier ids, and what others call it.")
    extends = keys.optional(
      "extends", .kebab,
      "The preset to inherit everything from that this one leaves out. Parameters, transitions and interactions "
        + "are inherited one by one.")
    parameters = keys.optional(
      "parameters", .map(keys: .kebab, of: .object(PresetParameterKeys.self)),
      "The parameters by name; one of the parent's needs only what changes.")
    values = keys.optional(
      "let", .map(keys: .kebab, of: PresetValue.formula),
      "Formulas by name: other formulas use the name in place of the formula. Each can use those before it."
    )
    elements = keys.optional(
      "elements", .list(of: .kebab, count: 0...256),
      "The names of screen elements that expressions and layers use.")
    requires = keys.optional(
      "requires", .list(of: .text(RequirementText.grammar)),
      "What the stage must have for the preset to run: source, destination, siblings, element.NAME."
    )
    fallback = keys.optional(
      "fallback", .kebab,
      "The preset to use if a requirement is not met or no animator is found; crossfade by default."
    )
    presentation = keys.optional(
      "presentation", .object(PresentationKeys.self),
      "The layout of a presented screen at rest.")
    transitions = keys.optional(
      "transitions", .map(keys: Self.operations, of: .choice(TransitionForms.self)),
      "The transition for each operation.")
    interaction = keys.optional(
      "interaction", .map(keys: Self.operations, of: .object(InteractionKeys.self)),
      "The gesture that drives each operation.")
    scroll = keys.optional(
      "scroll", .object(ScrollKeys.self),
      "An effect driven by a scroll position, instead of transitions.")
    reducedMotion = keys.optional(
      "reduced-motion", .kebab,
      "The replacement when the user prefers reduced motion: a preset's id, crossfade, or none. Required unless the "
        + "preset extends another.")
    preview = keys.optional(
      "preview", .object(PreviewKeys.self), "How to show the preset in the catalog.")

    keys.atLeastOne(extends.name, reducedMotion.name)
    keys.atLeastOne(extends.name, name.name)
    keys.atLeastOne(extends.name, summary.name)
    keys.atLeastOne(extends.name, transitions.name, scroll.name)
    keys.atMostOne(transitions.name, scroll.name)
    keys.require(
      ParameterKeys.declaring, ofEach: parameters.name, unless: extends.name,
      with: ParameterKeys.Kind.requirements)
  }
}

/// The keys of the description that helps to choose.
struct AboutKeys: ObjectKeys {
  let use, avoid, seenIn: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("the description of a preset")

  init(_ keys: inout KeyList) {
    use = keys.optional("use", .string, "When to use the preset, in one sentence.")
    avoid = keys.optional("avoid", .string, "When not to use it, in one sentence.")
    seenIn = keys.optional("seen-in", .string, "Where people know it from, in one sentence.")
  }
}

/// The keys of a preset's preview.
struct PreviewKeys: ObjectKeys {
  let scene, poster: OptionalKey<Cursor>
  let operation: OptionalKey<Name<Operation>>

  static let table = ObjectTable<Self>("a preview")

  init(_ keys: inout KeyList) {
    scene = keys.optional("scene", .kebab, "The id of the scene to show the preset on.")
    poster = keys.optional(
      "poster", .percentage(), "The progress shown in the still image; 40% by default.")
    operation = keys.optional(
      "operation", .name(of: Operation.self), "The operation to show first.")
  }
}

/// The keys of a scroll effect.
struct ScrollKeys: ObjectKeys {
  let tracks: RequiredKey<List<Object<TrackKeys>>>

  static let table = ObjectTable<Self>("a scroll effect")

  init(_ keys: inout KeyList) {
    tracks = keys.required(
      "tracks", .list(of: .object(TrackKeys.self), count: 1...64),
      "What moves: one value for each property, evaluated at each position.")
  }
}

/// The keys of a presentation.
struct PresentationKeys: ObjectKeys {
  let style: OptionalKey<Name<Presentation.Style>>
  let backdrop, backdropOpacity, background, frame, detents, cornerRadius: OptionalKey<Cursor>
  let corners: OptionalKey<Cursor>
  let cornerCurve: OptionalKey<Name<CornerCurve>>
  let elevation: OptionalKey<Name<Elevation>>
  let whilePresented: OptionalKey<Object<PresenterStateKeys>>
  let tapOutside: OptionalKey<Name<PresentationPlan.OutsideTap>>

  static let table = ObjectTable<Self>("a presentation")

  init(_ keys: inout KeyList) {
    style = keys.optional(
      "style", .name(of: Presentation.Style.self),
      "The style: full-screen hides the presenter, over-context keeps it visible below.")
    backdrop = keys.optional(
      "backdrop", PresetValue.color, "The color between the two screens.")
    backdropOpacity = keys.optional(
      "backdrop-opacity", PresetValue.number, "The opacity of the backdrop, 0 to 1.")
    background = keys.optional(
      "background", PresetValue.color, "The color behind everything; black by default.")
    frame = keys.optional(
      "frame", .list(of: PresetValue.number, count: 4...4),
      "The final frame of the presented screen: x, y, width, height; the container by default.")
    detents = keys.optional(
      "detents", .map(keys: .kebab, of: .list(of: PresetValue.number, count: 4...4)),
      "The frames at which the presented screen can rest, by name; it is presented at the first.")
    keys.atMostOne(frame.name, detents.name)
    cornerRadius = keys.optional(
      "corner-radius", PresetValue.number,
      "The final corner radius of the presented screen, in points.")
    corners = keys.optional(
      "corners", .names(Corners.named.map(\.key)),
      "The corners of the presented screen that are rounded; all by default.")
    cornerCurve = keys.optional(
      "corner-curve", .name(of: CornerCurve.self),
      "The shape of the corners; continuous, as the platform's, by default.")
    elevation = keys.optional(
      "elevation", .name(of: Elevation.self),
      "How high the presented screen floats, and with it its shadow; none by default.")
    whilePresented = keys.optional(
      "while-presented", .object(PresenterStateKeys.self),
      "The state of the presenter while it is covered.")
    tapOutside = keys.optional(
      "tap-outside", .name(of: PresentationPlan.OutsideTap.self),
      "What a tap beside the presented screen does: nothing (the default), or it dismisses the screen."
    )
  }
}

/// The keys of properties that a presenter keeps while presenting: fixed values.
struct PresenterStateKeys: PropertyKeys {
  static let table = ObjectTable<Self>("the state of a covered presenter")

  init(_ keys: inout KeyList) { keys.addProperties(.fixed, where: \.canBeKept) }
}

extension MotionProperty {
  /// Whether a presenter can keep it: a number of the layer itself, not of a mask or a list of
  /// steps.
  fileprivate var canBeKept: Bool {
    switch form {
    case .number, .angle, .boolean, .color, .choice: !name.hasPrefix("mask")
    case .list, .sector, .points, .steps, .path: false
    }
  }
}
