// Declarations: UIView.h of the iOS 16.5 SDK. Behavior: its comments and the View Programming Guide for iOS.

public import QuartzCore

/// A view.
@MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer.
  ///
  /// Made once, by `layerClass`.
  open private(set) lazy var layer: CALayer = {
    let kind = (type(of: self).layerClass as? CALayer.Type) ?? CALayer.self
    let layer = kind.init()
    layer.delegate = self
    layer.name = String(describing: type(of: self))
    return layer
  }()

  var children: [UIView] = []
  weak var parent: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  var storedInsets: UIEdgeInsets?
  var recognizers: [UIGestureRecognizer] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  private var background: UIColor?
  private var tint: UIColor?

  open var isUserInteractionEnabled = true
  open var tag = 0
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isOpaque = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  /// Comes before `accessibilityPerformEscape()`.
  @available(iOS 17, *)
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
  open var isAccessibilityElement = false

  /// A view with a frame.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view without an extent.
  public override convenience init() { self.init(frame: .zero) }

  /// A view of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init() }

  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      resizeSubviews(from: old)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      resizeSubviews(from: old)
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { background }
    set {
      background = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals

  open var tintColor: UIColor! {
    get { tint ?? parent?.tintColor ?? .systemBlue }
    set { tint = newValue }
  }

  /// A view whose alpha cuts this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  open var subviews: [UIView] { children }
  open var superview: UIView? { parent }
  open var window: UIWindow? { parent?.window }
  open override var next: UIResponder? { controller ?? parent }
  open var traitCollection: UITraitCollection { StandIn.traits }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func addSubview(_ view: UIView) { insert(view, at: children.count, layer: .front) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let others = children.filter { $0 !== view }
    let place = min(max(index, 0), others.count)
    insert(view, at: place, layer: place < others.count ? .below(others[place].layer) : .front)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let index = children.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? 0
    insert(view, at: index, layer: .below(siblingSubview.layer))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count
    insert(view, at: index, layer: .above(siblingSubview.layer))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    let (low, high) = (children[min(index1, index2)], children[max(index1, index2)])
    insertSubview(low, aboveSubview: high)
    insertSubview(high, at: min(index1, index2))
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self else { return }
    addSubview(view)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self else { return }
    insertSubview(view, at: 0)
  }

  open func removeFromSuperview() { leave() }

  open func layoutSubviews() {}

  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  open func setNeedsDisplay() {}

  open func safeAreaInsetsDidChange() {}

  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func tintColorDidChange() {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func accessibilityPerformEscape() -> Bool { false }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    Snapshot(of: self, rect: bounds, afterUpdates: afterUpdates)
  }

  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    Snapshot(of: self, rect: rect, afterUpdates: afterUpdates)
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsImageRenderer.current.last else { return false }
    let drawing = context.cgContext
    drawing.saveGState()
    defer { drawing.restoreGState() }
    drawing.translateBy(x: rect.minX, y: rect.minY)
    drawing.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    drawing.translateBy(x: -bounds.minX, y: -bounds.minY)
    return draw(bounds, in: drawing, afterUpdates: afterUpdates)
  }

  open func layoutSublayers(of layer: CALayer) { layOut() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let animation = ViewAnimation.current else { return NSNull() }
    return animation.action(for: layer, key: event)
  }
}
