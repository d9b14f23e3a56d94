import SegueUIKit
import UIKit

/// A panel over the app that shows its transitions, and holds them.
@MainActor
final class TransitionInspector {
  private var window: InspectorWindow?
  private var observation: TransitionObservation?
  /// What plays transitions that nothing holds.
  private var usual = Segue.playback

  /// Shows the panel in a scene, or removes it.
  func toggle(in scene: UIWindowScene) {
    if window == nil { turnOn(in: scene) } else { turnOff() }
  }

  private func turnOn(in scene: UIWindowScene) {
    usual = Segue.playback
    let panel = InspectorPanel(
      hold: { Segue.playback = .held(at: $0) },
      letGo: { [weak self] in self?.letGo() }, close: { [weak self] in self?.turnOff() })
    observation = Segue.observeTransitions { [weak panel] in panel?.show($0) }
    let window = InspectorWindow(windowScene: scene)
    window.rootViewController = InspectorViewController(panel)
    // Not the key window: the app keeps its first responder.
    window.isHidden = false
    self.window = window
  }

  private func turnOff() {
    observation = nil
    window?.isHidden = true
    window = nil
    letGo()
  }

  private func letGo() { Segue.playback = usual }
}

/// A window above the app's that takes touches only where its panel is.
private final class InspectorWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .statusBar
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
