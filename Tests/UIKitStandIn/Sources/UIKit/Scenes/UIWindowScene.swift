// Declarations: UIScene.h, UIWindowScene.h and UIScreen.h of the iOS 16.5 SDK.

public import QuartzCore

/// A display.
@MainActor open class UIScreen: NSObject {
  /// The display of the stand-in.
  ///
  /// Deprecated on Apple's platforms.
  public static let main = UIScreen()

  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var maximumFramesPerSecond: Int { Int(StandIn.framesPerSecond) }
  open var traitCollection: UITraitCollection { StandIn.traits }
}

/// A scene.
@MainActor open class UIScene: UIResponder {
  /// Whether a scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState {
    StandIn.isInBackground ? .background : .foregroundActive
  }

  /// The app was told to go to the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// The app will come to the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// How a scene lies on its display.
  @MainActor open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation {
      let size = UIScreen.main.bounds.size
      return size.width > size.height ? .landscapeLeft : .portrait
    }
  }

  open var screen: UIScreen { .main }
  open internal(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var effectiveGeometry: Geometry { Geometry() }
  open var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }
  open var traitCollection: UITraitCollection { StandIn.traits }

  /// A scene without windows.
  public override init() { super.init() }
}
