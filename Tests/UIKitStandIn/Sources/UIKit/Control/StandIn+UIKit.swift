// Not Apple's: what tests control of the stand-in beside time.

public import QuartzCore

/// Settings of the device and the app, which `StandIn` has for tests.
@MainActor final class Device {
  static var current = Device()

  var reducesMotion = false
  var prefersCrossFades = false
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var style = UIUserInterfaceStyle.light
  var isInBackground = false
  var keyboardHeight = CGFloat(0)
  var announcements: [UIAccessibility.Notification] = []
  var log: [String] = []
  var order: SeededGenerator?
  weak var firstResponder: UIResponder?
  let scene = UIWindowScene()
}

@MainActor extension StandIn {
  /// Begins a test: everything is as when the app starts.
  ///
  /// Windows of tests before are gone.
  public static func reset() {
    resetTime()
    Device.current = Device()
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// The one scene.
  public static var scene: UIWindowScene { Device.current.scene }

  /// What was called of delegates and controllers, as `NAME CONTROLLER`, in order.
  public static var log: [String] {
    get { Device.current.log }
    set { Device.current.log = newValue }
  }

  /// Writes into the log.
  public static func note(_ call: String, _ controller: UIViewController) {
    Device.current.log.append(
      "\(call) \(controller.title ?? String(describing: type(of: controller)))")
  }

  /// What was told to assistive technologies, in order.
  public static var announcements: [UIAccessibility.Notification] {
    get { Device.current.announcements }
    set { Device.current.announcements = newValue }
  }

  /// Whether the user wants less motion; a change is notified.
  public static var reducesMotion: Bool {
    get { Device.current.reducesMotion }
    set {
      Device.current.reducesMotion = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user wants cross-fades instead of motion; a change is notified.
  public static var prefersCrossFades: Bool {
    get { Device.current.prefersCrossFades }
    set {
      Device.current.prefersCrossFades = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }

  /// The direction of the user's language.
  public static var layoutDirection: UIUserInterfaceLayoutDirection {
    get { Device.current.direction }
    set { Device.current.direction = newValue }
  }

  /// Light or dark.
  public static var userInterfaceStyle: UIUserInterfaceStyle {
    get { Device.current.style }
    set { Device.current.style = newValue }
  }

  /// Whether the app is in the background.
  public static var isInBackground: Bool { Device.current.isInBackground }

  static var traits: UITraitCollection {
    let size = UIScreen.main.bounds.size
    return UITraitCollection(
      style: userInterfaceStyle,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      isWide: size.width > size.height)
  }

  static var firstResponder: UIResponder? {
    get { Device.current.firstResponder }
    set { Device.current.firstResponder = newValue }
  }

  /// VoiceOver's escape gesture while its focus is on a view.
  ///
  /// - Returns: whether a responder has handled it.
  public static func escape(from view: UIView) -> Bool {
    let responders = sequence(first: view as UIResponder, next: { $0.next })
    let isHandled = responders.contains { responder in
      switch responder {
      case let view as UIView:
        view.accessibilityPerformEscapeBlock?() ?? view.accessibilityPerformEscape()
      case let controller as UIViewController: controller.accessibilityPerformEscape()
      default: false
      }
    }
    commit()
    return isHandled
  }

  /// The app goes to the background: notified, touches are cancelled, and all animations are gone, none of them finished.
  public static func enterBackground() {
    let center = NotificationCenter.default
    center.post(name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
    for window in scene.windows { window.arena.cancelAll() }
    Device.current.isInBackground = true
    center.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
    center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    removeAllAnimations()
  }

  /// The app comes back.
  public static func enterForeground() {
    let center = NotificationCenter.default
    center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    Device.current.isInBackground = false
    center.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    commit()
  }

  /// From now on, calls whose order no documentation says come in an order that a seed decides; nothing takes that back.
  public static func shufflesUnspecifiedOrder(seed: UInt64?) {
    Device.current.order = seed.map { SeededGenerator(seed: $0) }
  }

  /// Calls in the order given, or in the seed's.
  static func inAnyOrder(_ calls: [() -> Void]) {
    guard var generator = Device.current.order else {
      for call in calls { call() }
      return
    }
    let shuffled = calls.shuffled(using: &generator)
    Device.current.order = generator
    for call in shuffled { call() }
  }

  /// Runs something on the main actor after seconds of the stand-in's clock.
  static func later(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    after(seconds) { MainActor.assumeIsolated(work) }
  }

  /// Runs something on the main actor at the next turn of the run loop.
  static func nextTurn(_ work: @escaping @MainActor () -> Void) {
    atNextTurn { MainActor.assumeIsolated(work) }
  }

  /// A choice that no documentation makes: the one given, or the seed's.
  static func either(_ usual: Bool) -> Bool {
    guard var generator = Device.current.order else { return usual }
    let answer = Bool.random(using: &generator)
    Device.current.order = generator
    return answer
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
