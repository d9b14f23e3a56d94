// Declarations: CALayer.h of the iOS 16.5 SDK, with the names that Swift gives.
// In an extension, which nothing can override without Objective-C.

public import CoreGraphics

extension CALayer {
  /// Where the layer begins in its parent's time.
  public var beginTime: CFTimeInterval {
    get { properties.number("beginTime") }
    set { set("beginTime", .number(CGFloat(newValue))) }
  }
  /// How fast time goes by.
  public var speed: Float {
    get { Float(properties.number("speed")) }
    set { set("speed", .number(CGFloat(newValue))) }
  }
  /// What is added to the local time.
  public var timeOffset: CFTimeInterval {
    get { properties.number("timeOffset") }
    set { set("timeOffset", .number(CGFloat(newValue))) }
  }
  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect {
    get { properties["bounds"]?.rect ?? .zero }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      set("bounds", .rect(newValue))
    }
  }
  /// Where the anchor point is in the superlayer.
  public var position: CGPoint {
    get { properties["position"]?.point ?? .zero }
    set { set("position", .point(newValue)) }
  }
  /// What turns stand still about, in fractions of the bounds.
  public var anchorPoint: CGPoint {
    get { properties["anchorPoint"]?.point ?? .zero }
    set { set("anchorPoint", .point(newValue)) }
  }
  /// What turns stand still about, along z.
  public var anchorPointZ: CGFloat {
    get { number("anchorPointZ") }
    set { set("anchorPointZ", .number(newValue)) }
  }
  /// Where the layer is along z.
  public var zPosition: CGFloat {
    get { number("zPosition") }
    set { set("zPosition", .number(newValue)) }
  }
  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { properties["transform"]?.transform ?? CATransform3DIdentity }
    set { set("transform", .transform(newValue)) }
  }
  /// The transform of the sublayers about the anchor point.
  public var sublayerTransform: CATransform3D {
    get { properties["sublayerTransform"]?.transform ?? CATransform3DIdentity }
    set { set("sublayerTransform", .transform(newValue)) }
  }
  /// The opacity.
  public var opacity: Float {
    get { Float(number("opacity")) }
    set { set("opacity", .number(CGFloat(newValue))) }
  }
  /// Whether the layer is not shown.
  public var isHidden: Bool {
    get { flag("hidden") }
    set { set("hidden", .flag(newValue)) }
  }
  /// Whether the back is shown.
  public var isDoubleSided: Bool {
    get { flag("doubleSided") }
    set { set("doubleSided", .flag(newValue)) }
  }
  /// The radius of the corners.
  public var cornerRadius: CGFloat {
    get { number("cornerRadius") }
    set { set("cornerRadius", .number(newValue)) }
  }
  /// How corners are curved.
  public var cornerCurve: CALayerCornerCurve {
    get { object("cornerCurve") ?? .circular }
    set { set("cornerCurve", .object(newValue)) }
  }
  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { object("maskedCorners") ?? .all }
    set { set("maskedCorners", .object(newValue)) }
  }
  /// Whether sublayers are cut at the bounds.
  public var masksToBounds: Bool {
    get { flag("masksToBounds") }
    set { set("masksToBounds", .flag(newValue)) }
  }
  /// The color behind the contents.
  public var backgroundColor: CGColor? {
    get { color("backgroundColor") }
    set { set("backgroundColor", newValue.map(LayerValue.color)) }
  }
  /// The width of the border.
  public var borderWidth: CGFloat {
    get { number("borderWidth") }
    set { set("borderWidth", .number(newValue)) }
  }
  /// The color of the border.
  public var borderColor: CGColor? {
    get { color("borderColor") }
    set { set("borderColor", newValue.map(LayerValue.color)) }
  }
  /// The color of the shadow.
  public var shadowColor: CGColor? {
    get { color("shadowColor") }
    set { set("shadowColor", newValue.map(LayerValue.color)) }
  }
  /// The opacity of the shadow.
  public var shadowOpacity: Float {
    get { Float(number("shadowOpacity")) }
    set { set("shadowOpacity", .number(CGFloat(newValue))) }
  }
  /// The blur of the shadow.
  public var shadowRadius: CGFloat {
    get { number("shadowRadius") }
    set { set("shadowRadius", .number(newValue)) }
  }
  /// The offset of the shadow.
  public var shadowOffset: CGSize {
    get { properties["shadowOffset"]?.size ?? .zero }
    set { set("shadowOffset", .size(newValue)) }
  }
  /// The outline of the shadow.
  public var shadowPath: CGPath? {
    get { if case .path(let path) = properties["shadowPath"] { path } else { nil } }
    set { set("shadowPath", newValue?.copy().map(LayerValue.path)) }
  }
  /// What the layer shows, such as a `CGImage`.
  public var contents: Any? {
    get { if case .object(let value) = properties["contents"] { value } else { nil } }
    set { set("contents", newValue.map(LayerValue.object)) }
  }
  /// The part of the contents that is shown, in fractions.
  public var contentsRect: CGRect {
    get { properties["contentsRect"]?.rect ?? .zero }
    set { set("contentsRect", .rect(newValue)) }
  }
  /// Pixels per point of the contents.
  public var contentsScale: CGFloat {
    get { number("contentsScale") }
    set { set("contentsScale", .number(newValue)) }
  }
  /// How contents fill the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { object("contentsGravity") ?? .resize }
    set { set("contentsGravity", .object(newValue)) }
  }

  func number(_ key: String) -> CGFloat { CGFloat(properties.number(key)) }

  func flag(_ key: String) -> Bool { properties[key]?.flag ?? false }

  func color(_ key: String) -> CGColor? {
    if case .color(let value) = properties[key], value !== Self.none { value } else { nil }
  }

  func object<Value>(_ key: String) -> Value? {
    if case .object(let value) = properties[key] { value as? Value } else { nil }
  }

  /// What stands for the absence of a color that is there by default.
  private static let none = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Changes a property, with the action that the change has.
  func set(_ key: String, _ value: LayerValue?) {
    if ["bounds", "position"].contains(key), value?.containsNaN == true {
      StandIn.fault("CALayerInvalidGeometry: \(key) contains NaN")
    }
    let action = actionForChange(of: key)
    var value = value
    if value == nil, LayerProperties()[key] != nil { value = .color(Self.none) }
    properties[key] = value
    world.transactions.touch()
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
