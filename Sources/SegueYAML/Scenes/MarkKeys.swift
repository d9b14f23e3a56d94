import SegueCatalog
import SegueScenes
import SegueTimeline

/// The forms of a mark.
struct MarkForms: Alternatives {
  let box: Alternative<Object<BoxKeys>>
  let ellipse: Alternative<Object<EllipseKeys>>
  let text: Alternative<Object<TextKeys>>
  let icon: Alternative<Object<IconKeys>>
  let picture: Alternative<Object<PictureKeys>>
  let use: Alternative<Object<UseKeys>>

  static let definition: String? = "mark"
  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    box = forms.object(BoxKeys.self) { $0.frame }
    ellipse = forms.object(EllipseKeys.self) { $0.frame }
    text = forms.object(TextKeys.self) { $0.text }
    icon = forms.object(IconKeys.self) { $0.icon }
    picture = forms.object(PictureKeys.self) { $0.picture }
    use = forms.object(UseKeys.self) { $0.component }
  }
}

/// The keys common to all marks.
struct EveryMarkKeys: KeyGroup {
  let opacity, rotate, each, columns: OptionalKey<Cursor>
  let blend: OptionalKey<Name<BlendMode>>
  let mask: OptionalKey<Choice<PaintForms>>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) {
    opacity = keys.optional(
      "opacity", SceneValue.length, "The opacity, 0 to 1; 1 by default.")
    rotate = keys.optional(
      "rotate", SceneValue.length, "The clockwise rotation about the frame's center, in degrees.")
    blend = keys.optional(
      "blend", .name(of: BlendMode.self),
      "How the colors are mixed with those behind the mark, by CSS's names; normal by default.")
    mask = keys.optional(
      "mask", .choice(PaintForms.self),
      "A color or gradient over the frame; the mark is shown with its opacity.")
    each = keys.optional(
      "each",
      .oneOf(
        .integer(.from(0, to: 500)),
        .list(of: .map(keys: SceneValue.word, of: .oneOf(.string, .number())), count: 0...500)),
      "Draws the mark once for each item: `{name}` is replaced by the item's value.")
    columns = keys.optional(
      "columns", SceneValue.length, "The number of items in a row; 1 by default.")
  }
}

/// The keys common to marks with an area.
struct FigureKeys: KeyGroup {
  let fill, stroke: OptionalKey<Choice<PaintForms>>
  let lineWidth: OptionalKey<Cursor>
  let shadow: OptionalKey<Object<ShadowKeys>>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) {
    fill = keys.optional("fill", .choice(PaintForms.self), "The fill.")
    stroke = keys.optional(
      "stroke", .choice(PaintForms.self), "The border.")
    lineWidth = keys.optional(
      "line-width", SceneValue.length, "The width of the border, in points; 1 by default.")
    shadow = keys.optional("shadow", .object(ShadowKeys.self), "The shadow.")
  }
}

/// The keys of a box.
struct BoxKeys: ObjectKeys {
  let frame: RequiredKey<Cursor>
  let element, radius, clip, blur, mirror, scroll: OptionalKey<Cursor>
  let cornerCurve: OptionalKey<Name<CornerCurve>>
  let ambient: OptionalKey<Object<AmbientKeys>>
  let draw: OptionalKey<List<Choice<MarkForms>>>
  let figure: FigureKeys
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("a box")

  init(_ keys: inout KeyList) {
    frame = keys.required(
      "box", SceneValue.frame, "Left, top, width and height within the enclosing frame.")
    element = keys.optional(
      "element", .kebab, "The element's name; repeated elements have their index appended.")
    radius = keys.optional(
      "radius", .oneOf(SceneValue.length, .list(of: SceneValue.length, count: 4...4)),
      "Corner radii.")
    cornerCurve = keys.optional(
      "corner-curve", .name(of: CornerCurve.self),
      "The shape of rounded corners: `circular`, or `continuous` as the platform's; continuous by default."
    )
    scroll = keys.optional(
      "scroll", SceneValue.length,
      "How far the marks inside are scrolled up, in points; what leaves the box is clipped.")
    clip = keys.optional("clip", .boolean, "Whether the marks inside are clipped to the box.")
    blur = keys.optional(
      "blur", SceneValue.length,
      "The blur of what is behind the box, in points, as under a bar of material.")
    mirror = keys.optional(
      "mirror", .boolean,
      "Whether the marks inside are mirrored in right-to-left layouts; true by default.")
    ambient = keys.optional(
      "ambient", .object(AmbientKeys.self), "The ambient motion.")
    draw = keys.optional(
      "draw", .list(of: .choice(MarkForms.self)), "The marks inside, laid out relative to the box.")
    figure = FigureKeys(&keys)
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of an ellipse.
struct EllipseKeys: ObjectKeys {
  let frame: RequiredKey<Cursor>
  let figure: FigureKeys
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("an ellipse")

  init(_ keys: inout KeyList) {
    frame = keys.required(
      "ellipse", SceneValue.frame, "Left, top, width and height of the ellipse's frame.")
    figure = FigureKeys(&keys)
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of a text.
struct TextKeys: ObjectKeys {
  let text, frame, style: RequiredKey<Cursor>
  let color: OptionalKey<Cursor>
  let align: OptionalKey<Name<TextBlock.Alignment>>
  let lines: OptionalKey<Cursor>
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("a text")

  init(_ keys: inout KeyList) {
    text = keys.required("text", .oneOf(.string, .number()), "The text.")
    frame = keys.required(
      "frame", SceneValue.frame, "The frame; if it has a height, the lines are centered in it.")
    style = keys.required(
      "style", .string, "The text style: a built-in one, or one of `styles`.")
    color = keys.optional(
      "color", SceneValue.color, "The color; by default black, or white in dark appearance.")
    align = keys.optional(
      "align", .name(of: TextBlock.Alignment.self), "The alignment of the lines.")
    lines = keys.optional(
      "lines", .integer(.from(1, to: 100)), "The maximum number of lines; 1 by default.")
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of an icon's use.
struct IconKeys: ObjectKeys {
  let icon, frame: RequiredKey<Cursor>
  let color: RequiredKey<Choice<PaintForms>>
  let shadow: OptionalKey<Object<ShadowKeys>>
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("an icon")

  init(_ keys: inout KeyList) {
    icon = keys.required("icon", .string, "The icon's name.")
    frame = keys.required("frame", SceneValue.frame, "Where.")
    color = keys.required("color", .choice(PaintForms.self), "The fill.")
    shadow = keys.optional("shadow", .object(ShadowKeys.self), "The shadow.")
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of a picture.
struct PictureKeys: ObjectKeys {
  let picture, frame: RequiredKey<Cursor>
  let fit: OptionalKey<Name<ContentFit>>
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("a picture")

  init(_ keys: inout KeyList) {
    picture = keys.required(
      "picture", .string,
      "The name of a file in the catalog's folder 'pictures', without its suffix.")
    frame = keys.required("frame", SceneValue.frame, "The frame.")
    fit = keys.optional(
      "fit", .name(of: ContentFit.self), "How the picture fits into the frame; fill by default.")
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of a component's use.
struct UseKeys: ObjectKeys {
  let component: RequiredKey<Cursor>
  let frame, with: OptionalKey<Cursor>
  let every: EveryMarkKeys

  static let table = ObjectTable<Self>("a component's use")

  init(_ keys: inout KeyList) {
    component = keys.required("use", .string, "The component's name.")
    frame = keys.optional(
      "frame", SceneValue.frame, "The frame; the enclosing frame by default.")
    with = keys.optional(
      "with", .map(keys: SceneValue.word, of: .oneOf(.string, .number())),
      "Values for `{name}` in the component, in addition to those defined here.")
    every = EveryMarkKeys(&keys)
  }
}

/// The keys of a box's ambient motion.
struct AmbientKeys: ObjectKeys {
  let drift: OptionalKey<Object<DriftKeys>>
  let breathe: OptionalKey<Object<BreathKeys>>

  static let table = ObjectTable<Self>("ambient motion")

  init(_ keys: inout KeyList) {
    drift = keys.optional(
      "drift", .object(DriftKeys.self), "Endless motion around an ellipse.")
    breathe = keys.optional(
      "breathe", .object(BreathKeys.self), "Endless growing and shrinking.")
    keys.atLeastOne(drift.name, breathe.name)
  }
}

/// The keys of a drift.
struct DriftKeys: ObjectKeys {
  let size: RequiredKey<Pair>
  let seconds: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a drift")

  init(_ keys: inout KeyList) {
    size = keys.required(
      "size", .pair(of: SceneValue.length), "The ellipse's width and height.")
    seconds = keys.required("seconds", SceneValue.length, "The duration of one round.")
  }
}

/// The keys of a breath.
struct BreathKeys: ObjectKeys {
  let scale, seconds: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a breath")

  init(_ keys: inout KeyList) {
    scale = keys.required("scale", SceneValue.length, "The largest scale.")
    seconds = keys.required(
      "seconds", SceneValue.length, "The duration of growing and shrinking together.")
  }
}
