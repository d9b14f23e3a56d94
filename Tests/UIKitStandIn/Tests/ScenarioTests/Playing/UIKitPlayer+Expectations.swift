import SegueScenes
import SegueTimeline
import UIKit

@testable import SegueUIKit

extension UIKitPlayer {
  mutating func check(_ expectation: ScenarioExpectation) {
    if let wanted = expectation.hierarchy { compare("hierarchy", world.hierarchy, wanted.value) }
    if let wanted = expectation.shows {
      compare("shows", world.shown.first?.title ?? "none", wanted.value)
    }
    if let wanted = expectation.isIdle {
      compare("idle", "\(!observed.isRunning)", "\(wanted.value)")
    }
    if let wanted = expectation.isAtRest {
      let unrest = world.unrest
      compare(
        "at rest", unrest.isEmpty ? "true" : wanted.value ? unrest : "false", "\(wanted.value)")
    }
    for wanted in expectation.outcomes {
      let found = requests[wanted.label]?.outcome ?? .none
      compare("outcome of '\(wanted.label)'", found.rawValue, wanted.outcome.value.rawValue)
    }
    for wanted in expectation.layers { check(wanted) }
    for text in expectation.log where !observed.log.contains(where: { $0.contains(text.value) }) {
      differ("log", "no '\(text.value)'")
    }
  }

  private mutating func compare(_ subject: String, _ found: String, _ wanted: String) {
    if found != wanted { differ(subject, found) }
  }

  private mutating func check(_ value: ScenarioExpectation.LayerValue) {
    let subject = "\(value.property) of '\(value.view)'"
    guard let layer = world.view(value.view)?.layer,
      let found = (layer.presentation() ?? layer).value(of: value.channel)
    else { return differ(subject, "no value") }
    guard abs(found - value.wanted.value) > ScenarioExpectation.LayerValue.tolerance else { return }
    differ(subject, "\((found * 1000).rounded() / 1000)")
  }
}

extension CALayer {
  /// A number of the layer; nil for those that no scenario asks for.
  fileprivate func value(of channel: Channel) -> Double? {
    let t = transform
    return switch channel {
    case .opacity: Double(opacity)
    case .boundsWidth: Double(bounds.width)
    case .boundsHeight: Double(bounds.height)
    case .positionX: Double(position.x)
    case .positionY: Double(position.y)
    case .translationX: Double(t.m41 / t.m44)
    case .translationY: Double(t.m42 / t.m44)
    case .scaleX: Double((t.m11 * t.m11 + t.m12 * t.m12).squareRoot())
    case .scaleY: Double((t.m21 * t.m21 + t.m22 * t.m22).squareRoot())
    case .m24: Double(t.m24 / t.m44)
    default: nil
    }
  }
}

// MARK: At rest

extension ScenarioWindow {
  /// What shows anything but its own state; empty if everything is at rest.
  var unrest: String {
    var found: [String] = []
    inspect(window, &found)
    for (name, controller) in controllers.sorted(by: { $0.key < $1.key }) {
      guard let view = controller.viewIfLoaded, view.window == nil else { continue }
      inspect(view, &found)
      if view.superview != nil, !isInContainer(view) { found.append("\(name) lies nowhere") }
    }
    return found.joined(separator: ", ")
  }

  /// The presenters that stay visible, and keep what their preset says.
  private var covered: [UIView] {
    presentations.dropFirst().compactMap { presented in
      guard let controller = presented.presentationController,
        !controller.shouldRemovePresentersView
      else { return nil }
      return controller.presentingViewController.viewIfLoaded
    }
  }

  /// Whether a view lies in one of a container that is not shown.
  private func isInContainer(_ view: UIView) -> Bool {
    controllers.values.contains { container in
      !(container is ScenarioScreen)
        && container.viewIfLoaded.map { view.isDescendant(of: $0) } == true
    }
  }

  private func inspect(_ view: UIView, _ found: inout [String]) {
    let layer = view.layer
    let name = name(of: view) ?? view.segue.name ?? "\(type(of: view))"
    let keepsPreset = covered.contains { $0 === view }
    if layer.animationKeys()?.isEmpty == false { found.append("\(name) is animated") }
    if layer.mask != nil { found.append("\(name) has a mask") }
    if !keepsPreset {
      if !CATransform3DIsIdentity(layer.transform) { found.append("\(name) is moved") }
      if layer.opacity != 1 { found.append("\(name) is transparent") }
    }
    for sublayer in layer.sublayers ?? []
    where !view.subviews.contains(where: { $0.layer === sublayer }) {
      found.append("\(name) has a layer \(sublayer.name ?? "without a name")")
    }
    let isOwned = !(layer.superlayer == nil && view !== window)
    if isOwned, isForeign(view) { found.append("\(name) is left over") }
    for subview in view.subviews { inspect(subview, &found) }
  }

  /// Whether a view belongs to a transition: neither a screen's, nor UIKit's.
  private func isForeign(_ view: UIView) -> Bool {
    guard name(of: view) == nil, view.segue.name == nil else { return false }
    if view is UINavigationBar || view is UITabBar || view is UIScrollView { return false }
    // It belongs to the presentation, and goes with its container.
    if view is KeyboardObserver { return false }
    // UIKit's own views lie in those of containers; the background of a presenter lies beside it.
    let parent = view.superview
    let isUIKits = controllers.values.contains {
      !($0 is ScenarioScreen) && $0.viewIfLoaded === parent
    }
    return !isUIKits && !covered.contains { $0.superview === parent }
  }
}
