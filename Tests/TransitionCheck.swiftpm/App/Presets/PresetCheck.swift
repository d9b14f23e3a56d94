import QuartzCore
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// Plays an operation of a preset, and compares what Core Animation shows with the timeline.
///
/// The window's time stands still while layers are compared, so that nothing depends on when that is.
@MainActor
struct PresetCheck {
  let window: UIWindow
  let kind: PresetOperation

  /// The largest accepted distance of a corner, in points, and difference of opacities.
  private static let tolerance = (distance: 0.5, opacity: 0.01)
  private static let moments = 20

  init(_ window: UIWindow, _ kind: PresetOperation) { (self.window, self.kind) = (window, kind) }

  func run(_ report: Report) {
    let name = "\(kind.preset) \(kind.operation.rawValue)"
    let transitions = begin()
    guard Device.wait(until: { transitions?.running?.film != nil }), let transitions else {
      return report.check(name, "it never began to play", holds: false)
    }
    let comparison = compare(transitions)
    let didEnd = Device.wait { transitions.running == nil }
    report.check(
      name,
      "\(Self.rounded(comparison.distance)) points, \(Self.rounded(comparison.opacity)) of opacity"
        + (didEnd ? "" : "; it never ended"),
      holds: didEnd && comparison.distance <= Self.tolerance.distance
        && comparison.opacity <= Self.tolerance.opacity)
  }

  private func compare(_ transitions: ContainerTransitions) -> Comparison {
    guard let running = transitions.running, let film = running.film else { return Comparison() }
    return running.driver is SampledDriver
      ? compareRefreshes(running, film) : compareMoments(running, film)
  }

  /// The differences while time stands still at some moments.
  private func compareMoments(_ running: RunningTransition, _ film: Film) -> Comparison {
    var comparison = Comparison()
    let start = window.layer.convertTime(film.start, from: nil)
    window.layer.speed = 0
    for moment in 0..<Self.moments {
      window.layer.timeOffset = start + film.duration * Double(moment) / Double(Self.moments)
      CATransaction.flush()
      // At a cut, the last digit of the time decides.
      comparison.add(running, film, at: window.layer.timeOffset - start)
    }
    window.layer.speed = 1
    window.layer.timeOffset = 0
    return comparison
  }

  /// The differences at some refreshes: what a display link shows does not stand still.
  private func compareRefreshes(_ running: RunningTransition, _ film: Film) -> Comparison {
    var comparison = Comparison()
    let refreshes = Refreshes()
    for _ in 1..<Self.moments {
      Device.wait(film.duration / Double(Self.moments))
      CATransaction.flush()
      comparison.add(running, film, at: refreshes.last - film.start)
    }
    refreshes.stop()
    return comparison
  }

  /// Begins the operation, in containers of its own.
  private func begin() -> ContainerTransitions? {
    switch kind.operation {
    case .push, .pop: beginInNavigation()
    case .present, .dismiss: beginPresentation()
    case .tab: beginInTabs()
    }
  }

  private func beginInNavigation() -> ContainerTransitions? {
    let (list, detail) = (ListScreen(), DetailScreen())
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    detail.segue.setDestination { [weak detail] in detail?.picture }
    navigation.segue.push(detail, kind.style) { [weak list] _ in list?.cells[2] }
    if kind.operation == .pop {
      settle(navigation.navigationTransitions)
      navigation.popViewController(animated: true)
    }
    return navigation.navigationTransitions?.transitions
  }

  private func beginPresentation() -> ContainerTransitions? {
    let (list, detail) = (ListScreen(), DetailScreen())
    show(list)
    detail.segue.style = kind.style
    detail.segue.setSource { [weak list] in list?.cells[2] }
    detail.segue.setDestination { [weak detail] in detail?.picture }
    list.present(detail, animated: true)
    let transitions = detail.presentationTransitions?.transitions
    if kind.operation == .dismiss {
      _ = Device.wait { transitions?.running != nil }
      _ = Device.wait { transitions?.running == nil }
      Device.wait(0.1)
      detail.dismiss(animated: true)
    }
    return transitions
  }

  private func beginInTabs() -> ContainerTransitions? {
    let tabs = UITabBarController()
    tabs.viewControllers = [ListScreen(), DetailScreen()]
    show(tabs)
    tabs.segue.style = kind.style
    tabs.selectedIndex = 1
    return tabs.tabTransitions?.transitions
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    Device.wait(0.1)
  }

  private func settle(_ navigation: NavigationTransitions?) {
    _ = Device.wait { navigation?.transitions.running != nil }
    _ = Device.wait { navigation?.transitions.running == nil }
    Device.wait(0.1)
  }

  private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

extension Comparison {
  @MainActor
  fileprivate mutating func add(_ running: RunningTransition, _ film: Film, at time: Double) {
    let frame = film.frame(min(max(time, 0), film.duration))
    for (node, state) in zip(running.nodes, frame.states) { add(node, state) }
  }
}

/// The refreshes of the display.
@MainActor
private final class Refreshes {
  /// The time of the latest frame.
  private(set) var last = CACurrentMediaTime()
  private var link: DisplayLink?

  init() { link = DisplayLink { [weak self] in self?.last = $0 } }

  func stop() { link?.invalidate() }
}
