// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: its comments and the Core Animation Programming Guide.

public import CoreGraphics

/// A layer.
///
/// `init()` and `init(layer:)` are required here, because views and presentation layers are made without Objective-C. A
/// subclass with initializers of its own writes `required` before both, which Apple's compiler accepts as well.
open class CALayer: NSObject, CAMediaTiming {
  var properties = LayerProperties()
  /// What the last commit displayed, while the layer is on display.
  var committed: CommittedLayer?
  var commitNumber = 0
  var attached: [AttachedAnimation] = []
  var children: [CALayer] = []
  weak var parent: CALayer?
  /// For a presentation layer, the one whose copy it is.
  var source: CALayer?
  var isLayoutNeeded = false

  /// Who provides for the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// A name.
  open var name: String?
  /// What changes of properties do.
  open var actions: [String: any CAAction]?
  /// Values by name, which the layer's properties fall back to.
  ///
  /// Not modelled.
  open var style: [AnyHashable: Any]?
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var duration = CFTimeInterval.infinity
  /// Filters on the contents.
  ///
  /// Without effect on iOS.
  open var filters: [Any]?
  /// Filters on what is behind.
  ///
  /// Without effect on iOS.
  open var backgroundFilters: [Any]?
  /// How the layer is blended.
  ///
  /// Without effect on iOS.
  open var compositingFilter: Any?
  /// Whether the layer is kept as a bitmap.
  open var shouldRasterize = false
  /// The scale of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether opacity applies to the layer and its sublayers as one.
  open var allowsGroupOpacity = true
  /// Whether the contents have no transparency.
  open var isOpaque = false
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether geometry is upside down.
  open var isGeometryFlipped = false
  /// Whether changes of the bounds ask for drawing.
  open var needsDisplayOnBoundsChange = false

  /// A layer.
  public required override init() { super.init() }

  /// A copy of a layer, as a presentation layer.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    properties = other.properties
    source = other
    delegate = other.delegate
    name = other.name
  }

  /// A layer of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init() }

  /// The action that a class has for a key.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value that a property has while nobody has set it.
  open class func defaultValue(forKey key: String) -> Any? { LayerProperties()[key]?.asAny }

  /// Whether a change of the key asks for drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Shall place the sublayers: asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Shall draw: asks the delegate.
  open func display() { delegate?.display(self) }

  /// Asks for drawing.
  open func setNeedsDisplay() {}
}

/// What a commit displayed of a layer.
struct CommittedLayer {
  var properties: LayerProperties
  var animations: [AttachedAnimation]
}
