package import SegueTimeline

/// An animatable property, by its name in YAML.
///
/// Decoding, the schema and the documentation use the same table, which ``all`` lists.
public struct MotionProperty: Hashable, Sendable {
  /// The form of its values in YAML.
  public enum Form: Hashable, Sendable {
    /// One number, length or factor.
    case number
    /// One angle.
    case angle
    /// A Boolean.
    case boolean
    /// A list of numbers with the given names.
    case list([String])
    /// A list of two numbers and then angles, with the given names.
    case sector([String])
    /// A color.
    case color
    /// A list of points.
    case points
    /// A list of transform operations.
    case steps
    /// The steps of a path.
    case path
    /// One of some names, as a number: its index.
    case choice([String])
  }

  /// The target of the property's numbers.
  enum Target: Hashable, Sendable {
    /// These channels, one number each.
    case channels([Channel])
    /// All these channels, with the same value.
    case spread([Channel])
    /// x, y, width and height: the layer's position and size.
    case frame
    /// The distance of the eye, in points.
    case eyeDistance(Channel)
    /// The geometry of a mask.
    case mask(MaskForm)
    /// The whole transform.
    case transform
    /// The corners to round, by the index of their name.
    case corners
  }

  /// The shapes of a mask.
  enum MaskForm: Hashable, Sendable {
    case rect, roundedRect, ellipse, circle, polygon, path
    case linearGradient, radialGradient, conicGradient
  }

  /// A property's entry in the table.
  private struct Entry: Sendable {
    let name: String
    let form: Form
    let help: String
    let target: Target
    var isConstant = false
  }

  /// The index in the table, stored compactly since presets name properties thousands of times.
  private let index: UInt8

  /// The name in YAML.
  public var name: String { entry.name }
  /// The form of the values.
  public var form: Form { entry.form }
  /// A one-sentence description.
  public var help: String { entry.help }
  var target: Target { entry.target }
  /// Whether the property has one value throughout and cannot be animated.
  public var isConstant: Bool { entry.isConstant }

  private var entry: Entry { Self.table[Int(index)] }

  /// Returns the property of a name, or nil if there is none.
  public static func named(_ name: some StringProtocol) -> MotionProperty? { byName[String(name)] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The property's single channel; nil if it has several or is not a plain number.
  package var channel: Channel? {
    if case .channels(let channels) = target, channels.count == 1 { channels[0] } else { nil }
  }

  /// All properties, in the order of the documentation.
  public static let all = table.indices.map { MotionProperty(index: UInt8($0)) }

  private static let table: [Entry] = [
    number("opacity", .opacity, "The opacity of the layer and everything in it, 0 to 1."),
    number("translate-x", .translationX, "The offset to the right, in points."),
    number("translate-y", .translationY, "The offset downward, in points."),
    number("translate-z", .translationZ, "The offset toward the viewer, in points."),
    Entry(
      name: "scale", form: .number, help: "The scale factor of the width and height.",
      target: .spread([.scaleX, .scaleY])),
    number("scale-x", .scaleX, "The scale factor of the width."),
    number("scale-y", .scaleY, "The scale factor of the height."),
    angle(
      "rotate-x", .rotationX, "The rotation about the horizontal axis; positive tips the top away."),
    angle(
      "rotate-y", .rotationY,
      "The rotation about the vertical axis; positive turns the right side away."),
    angle("rotate-z", .rotationZ, "The rotation in the plane; positive is clockwise."),
    angle(
      "skew-x", .skewX, "The lean of the vertical edges; positive moves the bottom to the right."),
    angle(
      "skew-y", .skewY, "The lean of the horizontal edges; positive moves the right side down."),
    Entry(
      name: "perspective", form: .number,
      help:
        "The viewing distance for this layer alone, in points: m34 is −1 divided by it.",
      target: .eyeDistance(.m34)),
    number("m14", .m14, "The contribution of x to w, per point: a keystone along the width."),
    number("m24", .m24, "The contribution of y to w, per point: a keystone along the height."),
    number(
      "m34", .m34, "The contribution of z to w, per point: −1 divided by the viewing distance."),
    Entry(
      name: "transform", form: .steps,
      help: "The steps of a transform, applied to the layer in order.", target: .transform),
    list(
      "center", [.positionX, .positionY], ["x", "y"],
      "The position of the anchor point in the parent."),
    number(
      "center-x", .positionX, "The position of the anchor point in the parent, from the left."),
    number("center-y", .positionY, "The position of the anchor point in the parent, from the top."),
    list(
      "size", [.boundsWidth, .boundsHeight], ["width", "height"], "The layer's size, in points."),
    number("width", .boundsWidth, "The layer's width, in points."),
    number("height", .boundsHeight, "The layer's height, in points."),
    Entry(
      name: "frame", form: .list(["x", "y", "width", "height"]),
      help: "The layer's position and size in its parent, in points.", target: .frame),
    list(
      "anchor", [.anchorX, .anchorY], ["x", "y"],
      "The point that position and rotation refer to, in fractions of the layer's size."),
    number("z", .zPosition, "The height above the parent's plane, which sorts siblings."),
    number("corner-radius", .cornerRadius, "The radius of the layer's corners, in points."),
    Entry(
      name: "corners", form: .choice(Corners.named.map { $0.key }),
      help: "The corners that `corner-radius` rounds.", target: .corners, isConstant: true),
    Entry(
      name: "corner-curve", form: .choice(CornerCurve.allCases.map { $0.rawValue }),
      help: "The shape of rounded corners: a quarter of a circle, or Apple's continuous one.",
      target: .channels([.cornerCurve]), isConstant: true),
    boolean(
      "clip", .masksToBounds, "Whether the layer clips its contents and sublayers to its bounds."),
    boolean("hidden", .hidden, "Whether the layer is hidden."),
    Entry(
      name: "background", form: .color, help: "The color behind the layer's contents.",
      target: .channels([.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha])),
    Entry(
      name: "shadow-color", form: .color, help: "The color of the layer's shadow.",
      target: .channels([.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha])),
    number("shadow-opacity", .shadowOpacity, "The opacity of the layer's shadow, 0 to 1."),
    number("shadow-radius", .shadowRadius, "The blur radius of the layer's shadow, in points."),
    list(
      "shadow-offset", [.shadowOffsetX, .shadowOffsetY], ["x", "y"],
      "The offset of the layer's shadow, in points."),
    number("blur", .blurRadius, "The radius of a blur applied to the layer, in points."),
    number(
      "backdrop-blur", .backdropBlurRadius,
      "The radius of a blur applied to everything below the layer, in points."),
    number(
      "sublayer-m34", .sublayerPerspective,
      "The m34 shared by all sublayers: −1 divided by the viewing distance."),
    Entry(
      name: "sublayer-perspective", form: .number,
      help: "The viewing distance shared by all sublayers, in points.",
      target: .eyeDistance(.sublayerPerspective)),
    mask(
      "mask-rect", .rect, ["x", "y", "width", "height"],
      "Masks the layer to a rectangle, in its own coordinates."),
    mask(
      "mask-rounded-rect", .roundedRect, ["x", "y", "width", "height", "radius"],
      "Masks the layer to a rounded rectangle, in its own coordinates."),
    mask(
      "mask-ellipse", .ellipse, ["center x", "center y", "radius x", "radius y"],
      "Masks the layer to an ellipse, in its own coordinates."),
    mask(
      "mask-circle", .circle, ["center x", "center y", "radius"],
      "Masks the layer to a circle, in its own coordinates."),
    Entry(
      name: "mask-polygon", form: .points,
      help: "Masks the layer to a polygon, in its own coordinates.", target: .mask(.polygon)),
    Entry(
      name: "mask-path", form: .path,
      help: "Masks the layer to closed loops of lines, curves and arcs, in its own coordinates.",
      target: .mask(.path)),
    mask(
      "mask-linear-gradient", .linearGradient, ["x1", "y1", "x2", "y2"],
      "Fades the layer out: shows it up to the first point and hides it from the second."),
    mask(
      "mask-radial-gradient", .radialGradient,
      ["center x", "center y", "inner radius", "outer radius"],
      "Fades the layer out: shows it inside the inner radius and hides it outside the outer one."),
    Entry(
      name: "mask-conic-gradient",
      form: .sector(["center x", "center y", "start angle", "end angle", "softness"]),
      help: "Shows the layer from one angle to another, clockwise, fading out before the second.",
      target: .mask(.conicGradient)),
    Entry(
      name: "mask-invert", form: .boolean,
      help: "Whether the layer's mask hides what it would show, and shows the rest.",
      target: .channels([.maskInverted]), isConstant: true),
  ]

  private static func number(_ name: String, _ channel: Channel, _ help: String) -> Entry {
    Entry(name: name, form: .number, help: help, target: .channels([channel]))
  }

  private static func angle(_ name: String, _ channel: Channel, _ help: String) -> Entry {
    Entry(name: name, form: .angle, help: help, target: .channels([channel]))
  }

  private static func boolean(_ name: String, _ channel: Channel, _ help: String) -> Entry {
    Entry(name: name, form: .boolean, help: help, target: .channels([channel]))
  }

  private static func list(
    _ name: String, _ channels: [Channel], _ parts: [String], _ help: String
  ) -> Entry {
    Entry(name: name, form: .list(parts), help: help, target: .channels(channels))
  }

  private static func mask(
    _ name: String, _ form: MaskForm, _ parts: [String], _ help: String
  ) -> Entry {
    Entry(name: name, form: .list(parts), help: help, target: .mask(form))
  }
}
