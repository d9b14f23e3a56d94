// Declarations: UIWindow.h of the iOS 16.5 SDK.

public import QuartzCore

/// A window.
@MainActor open class UIWindow: UIView {
  /// What the device's edges cover.
  ///
  /// Not Apple's.
  public var deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  let arena = TouchArena()
  private(set) var isShown = false

  open var windowLevel = Level.normal

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// A level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The app's windows.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above everything else.
    public static let alert = Level(rawValue: 2000)
  }

  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false

  /// A window on the stand-in's one scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enter(StandIn.scene)
  }

  /// A window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// A window of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func enter(_ scene: UIWindowScene) {
    windowScene = scene
    scene.windows.append(self)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open var rootViewController: UIViewController? {
    willSet { if isShown { rootViewController?.leaveWindow() } }
    didSet { if isShown { showRoot() } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { conceal() } else { show() }
    }
  }

  open func makeKeyAndVisible() {
    for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
  }

  private func show() {
    guard !isShown else { return }
    isShown = true
    StandIn.display(layer)
    showRoot()
  }

  private func conceal() {
    guard isShown else { return }
    rootViewController?.leaveWindow()
    isShown = false
    StandIn.conceal(layer)
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.hostWindow = self
    root.setAppearance(true, animated: false)
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
    layoutIfNeeded()
    root.finishAppearance()
  }
}
