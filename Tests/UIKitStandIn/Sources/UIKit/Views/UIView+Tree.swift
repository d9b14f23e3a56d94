// Declarations: UIView.h of the iOS 16.5 SDK. Behavior: its comments and the View Programming Guide for iOS: "Observing Changes to the View Hierarchy".

public import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {}

/// Where the layer of a view goes among its siblings.
enum LayerPlace {
  case front
  case below(CALayer)
  case above(CALayer)
}

extension UIView {
  func insert(_ view: UIView, at index: Int, layer place: LayerPlace) {
    guard !isDescendant(of: view) else {
      StandIn.fault("a view would be within itself")
      return
    }
    checkContainment(of: view)
    let (oldWindow, newWindow) = (view.window, window)
    let isNew = view.parent !== self
    if isNew { view.willMove(toSuperview: self) }
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    if let old = view.parent {
      if isNew { old.willRemoveSubview(view) }
      old.children.removeAll { $0 === view }
    }
    children.insert(view, at: min(index, children.count))
    view.parent = self
    switch place {
    case .front: layer.addSublayer(view.layer)
    case .below(let sibling): layer.insertSublayer(view.layer, below: sibling)
    case .above(let sibling): layer.insertSublayer(view.layer, above: sibling)
    }
    if oldWindow !== newWindow { view.tellDidMove() }
    if isNew {
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    view.setNeedsLayout()
  }

  /// The view of a child controller belongs into the view of its parent.
  private func checkContainment(of view: UIView) {
    guard let child = view.controller, let parent = child.parent else { return }
    let above = sequence(first: self, next: { $0.superview }).lazy.compactMap(\.controller).first
    guard let above, above !== parent else { return }
    StandIn.fault(
      "UIViewControllerHierarchyInconsistency: the view of \(type(of: child)) goes into that of \(type(of: above)), which is not its parent"
    )
  }

  func leave() {
    guard let old = parent else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
    parent = nil
    layer.removeFromSuperlayer()
    if hadWindow { tellDidMove() }
    didMoveToSuperview()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for child in children { child.tellDidMove() }
  }

  /// Lays the view out, with its controller's and its presentation's callbacks around.
  func layOut() {
    controller?.viewWillLayoutSubviews()
    (self as? TransitionContainer)?.presentation?.containerViewWillLayoutSubviews()
    layoutSubviews()
    (self as? TransitionContainer)?.presentation?.containerViewDidLayoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Keeps the distances that the masks of subviews say.
  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    guard autoresizesSubviews, old != new else { return }
    for child in children where !child.autoresizingMask.isEmpty { child.resize(from: old, to: new) }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let (x, width) = Self.resized(
      frame.minX, frame.width, by: new.width - old.width,
      mask: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    let (y, height) = Self.resized(
      frame.minY, frame.height, by: new.height - old.height,
      mask: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The change is shared evenly by what may change: the margin before, the length, the margin after.
  private static func resized(
    _ start: CGFloat, _ length: CGFloat, by change: CGFloat, mask: [Bool]
  ) -> (CGFloat, CGFloat) {
    let share = change / CGFloat(max(1, mask.count { $0 }))
    return (start + (mask[0] ? share : 0), length + (mask[1] ? share : 0))
  }

  /// Whether this is the view or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (parent?.isDescendant(of: view) ?? false)
  }

  /// The view with a tag, this one or one within.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }

  /// A point of another view, or of the window, in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// A point of this view in another's coordinates, or the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A rectangle of another view, or of the window, in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// A rectangle of this view in another's coordinates, or the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// How much of the view bars and the device's edges cover: the window's insets, as far as they reach into it.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let area = window.layer.bounds.inset(by: window.deviceInsets)
    let mine = convert(area, from: window)
    let extra = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, mine.minY - bounds.minY) + extra.top,
      left: max(0, mine.minX - bounds.minX) + extra.left,
      bottom: max(0, bounds.maxY - mine.maxY) + extra.bottom,
      right: max(0, bounds.maxX - mine.maxX) + extra.right)
  }

  /// The direction that the semantics of the contents give the user's language.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: StandIn.layoutDirection
    }
  }
}
