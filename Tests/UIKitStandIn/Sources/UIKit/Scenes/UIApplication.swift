// Declarations: UIApplication.h and UIAccessibility.h of the iOS 16.5 SDK.

public import QuartzCore

/// The app.
@MainActor open class UIApplication: UIResponder {
  /// The one app.
  public static let shared = UIApplication()

  /// The app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app will come to the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// The app will become inactive.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")

  /// What an app does.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open var applicationState: State { StandIn.isInBackground ? .background : .active }
  open var connectedScenes: Set<UIScene> { [StandIn.scene] }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { StandIn.layoutDirection }
}

/// Settings of accessibility.
public struct UIAccessibility {
  /// What is told to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// A notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be spoken.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether the user wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.reducesMotion }
  /// Whether the user wants cross-fades instead of motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool { StandIn.prefersCrossFades }
  /// Whether the user's screen reader is on.
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// The setting of motion has changed.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The setting of cross-fades has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Tells assistive technologies something; `StandIn.announcements` keeps it.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    StandIn.announcements.append(notification)
  }
}
