import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueStyles
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// A player of scenarios on UIKit's containers.
@MainActor
struct UIKitPlayer {
  let scenario: Scenario
  let world: ScenarioWindow
  let observed = ObservedTransitions()
  var requests: [String: UIKitRequest] = [:]
  /// The requests that wait for the end of a transition.
  private var waiting: [UIKitRequest] = []
  var finger: ScenarioTouch?
  /// What is not as the scenario expects, by subject.
  var differences: [String: String] = [:]
  /// The number of the present step, from 1.
  var step = 0
  /// Faults that are refusals.
  private var expectedFaults = 0
  /// When the window has its new size.
  private var rotationEnd = 0.0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    world = ScenarioWindow(scenario)
  }

  /// Plays all steps; returns what is not as expected, by step and subject.
  static func play(_ scenario: Scenario) -> (differences: [String: String], hierarchy: String) {
    var player = UIKitPlayer(scenario)
    for (index, step) in scenario.steps.enumerated() {
      player.step = index + 1
      player.take(step)
      player.update()
    }
    player.checkEnd()
    return (player.differences, player.world.hierarchy)
  }

  private mutating func take(_ step: ScenarioStep) {
    switch step.action {
    case .request(let request): make(request)
    case .drag(let drag): move(drag)
    case .endTouch(let end): endTouch(end)
    case .wait(let seconds):
      if let seconds { advance(by: seconds) } else { advanceUntilIdle() }
    case .resize(let size): resize(CGSize(size))
    case .rotate:
      let size = world.window.bounds.size
      resize(CGSize(width: size.height, height: size.width))
    case .cancel(let name): cancel(name)
    case .lose(let name):
      let screen = world.controllers[name]
      screen?.viewIfLoaded?.removeFromSuperview()
      screen?.view = nil
      StandIn.commit()
    case .expect(let expectation): check(expectation)
    }
  }

  mutating func differ(_ subject: String, _ found: String) {
    differences["step \(step): \(subject)"] = found
  }

  /// Faults are refusals or mistakes of the adapter.
  private mutating func checkEnd() {
    advanceUntilIdle()
    let faults = StandIn.faults.count - expectedFaults
    if faults > 0 { differ("faults", StandIn.faults.joined(separator: "; ")) }
    let problems = Console.take()
    if !problems.isEmpty { differ("problems", problems.joined(separator: "; ")) }
    for (label, request) in requests.sorted(by: { $0.key < $1.key }) {
      let wanted = request.outcome == .refused ? 0 : 1
      if let count = request.completions, count != wanted {
        differ("completions of '\(label)'", "\(count)")
      }
    }
  }

  private mutating func resize(_ size: CGSize) {
    StandIn.rotate(world.window, to: size)
    rotationEnd = StandIn.now + 0.5
  }

  private mutating func cancel(_ name: String?) {
    let named = name.flatMap { world.controllers[$0] }.map { world.transitions(of: $0) }
    let running = (named ?? world.transitions).compactMap(\.running).first
    if running == nil { differ("cancel", "nothing runs") }
    running?.end(finished: false)
    StandIn.commit()
  }
}

// MARK: Time

extension UIKitPlayer {
  mutating func update() {
    let known = observed.all.count
    observed.update(world)
    for transition in observed.all[known...] {
      for request in waiting where request.container === transition.container {
        request.transition = transition
      }
      waiting.removeAll { $0.transition != nil }
    }
    // What waited for a transition and needed none of its own is done.
    for request in waiting
    where !observed.all.contains(where: {
      $0.outcome == .running && $0.container === request.container
    }) {
      request.unanimated = .finished
    }
    waiting.removeAll { $0.unanimated != nil }
  }

  mutating func advance(by seconds: Double) {
    var rest = seconds
    while rest > 1e-9 {
      let part = min(rest, 1 / StandIn.framesPerSecond)
      StandIn.advance(by: part)
      update()
      rest -= part
    }
  }

  /// Whether anything runs by itself, not counting what a finger holds.
  private var isBusy: Bool {
    let held = world.transitions.filter { $0.running?.state?.isHeld == true }.count
    let running = observed.all.filter { $0.outcome == .running }.count
    return running > held || StandIn.now < rotationEnd
  }

  private mutating func advanceUntilIdle() {
    let end = StandIn.now + 20
    while isBusy, StandIn.now < end { advance(by: 1 / StandIn.framesPerSecond) }
    if StandIn.now >= end { differ("idle", "never") }
  }
}

// MARK: Requests

extension UIKitPlayer {
  private mutating func make(_ request: ScenarioRequest) {
    let record = UIKitRequest()
    let faults = StandIn.faults.count
    let known = observed.all.count
    let isMade = submit(request, record)
    observed.update(world)
    let isNew = observed.all.count > known
    if isNew { record.transition = observed.all.last }
    if StandIn.faults.count > faults {
      expectedFaults += StandIn.faults.count - faults
      record.unanimated = .refused
    } else if !isMade {
      record.unanimated = .refused
    } else if !isNew {
      waiting.append(record)
    }
    if let label = request.label { requests[label] = record }
    StandIn.commit()
    update()
  }

  /// Makes a change of a container; returns false if UIKit does nothing.
  private mutating func submit(_ request: ScenarioRequest, _ record: UIKitRequest) -> Bool {
    let named = request.container.flatMap { world.controllers[$0] }
    let stack = named as? UINavigationController ?? world.shown(UINavigationController.self)
    let tabs = named as? UITabBarController ?? world.shown(UITabBarController.self)
    switch request.change {
    case .push(let name):
      record.container = stack
      guard let stack, let screen = world.controllers[name] else { return false }
      push(screen, onto: stack, request)
      return true
    case .pop:
      record.container = stack
      if let top = stack?.topViewController { configure(top, request) }
      return stack?.popViewController(animated: request.isAnimated) != nil
    case .present(let name):
      guard let screen = world.controllers[name] else { return false }
      return present(screen, name, request, record)
    case .dismiss:
      guard let top = world.presentations.dropFirst().last else { return false }
      configure(top, request)
      record.completions = 0
      top.dismiss(animated: request.isAnimated) { record.completions? += 1 }
      return true
    case .selectIndex(let index):
      record.container = tabs
      return select(tabs?.viewControllers?.indices.contains(index) == true ? index : nil, of: tabs)
    case .select(let name):
      record.container = tabs
      return select(tabs?.viewControllers?.firstIndex { $0 === world.controllers[name] }, of: tabs)
    }
  }

  private func select(_ index: Int?, of tabs: UITabBarController?) -> Bool {
    guard let index, let tabs, tabs.selectedIndex != index else { return false }
    tabs.selectedIndex = index
    return true
  }

  private func push(
    _ screen: UIViewController, onto stack: UINavigationController, _ request: ScenarioRequest
  ) {
    configure(screen, request)
    let source = request.source
    guard request.isAnimated, let preset = request.preset else {
      stack.pushViewController(screen, animated: request.isAnimated)
      return
    }
    stack.segue.push(screen, style(preset.id, request)) { [world] screen in
      source.flatMap { world.element($0, besides: screen) }
    }
  }

  private func present(
    _ screen: UIViewController, _ name: String, _ request: ScenarioRequest, _ record: UIKitRequest
  ) -> Bool {
    // What is still arriving presents nothing yet.
    guard let presenter = world.presentations.last(where: { !$0.isBeingPresented }) else {
      return false
    }
    configure(screen, request)
    if let preset = request.preset {
      screen.segue.presentationStyle = style(preset.id, request)
    } else if screen.presentingViewController == nil {
      let source = request.source.flatMap { world.element($0, besides: screen) }
      screen.segue.presentationStyle = world.style(
        presenting: name, from: presenter, isSourceKnown: source?.frame.isEmpty == false)
    }
    record.completions = 0
    presenter.present(screen, animated: request.isAnimated) { record.completions? += 1 }
    return true
  }

  /// The elements that a request names.
  private func configure(_ upper: UIViewController, _ request: ScenarioRequest) {
    if let name = request.source {
      upper.segue.setSource { [world, unowned upper] in world.element(name, besides: upper) }
    }
    if let name = request.destination {
      upper.segue.setDestination { [weak upper] in (upper as? ScenarioScreen)?.elements[name] }
    }
  }

  private func style(_ preset: String, _ request: ScenarioRequest) -> TransitionStyle {
    var values: [String: ParameterValue] = [:]
    for parameter in request.parameters {
      if let number = Double(parameter.text) { values[parameter.name] = .number(number) }
    }
    return TransitionStyle(preset, in: .segue, values)
  }
}

extension ScenarioWindow {
  /// The element of a name, of another screen if there is one.
  func element(_ name: String, besides upper: UIViewController) -> UIView? {
    let screens = controllers.values.compactMap { $0 as? ScenarioScreen }
      .sorted { ($0 === upper ? 1 : 0, $0.title ?? "") < ($1 === upper ? 1 : 0, $1.title ?? "") }
    return screens.lazy.compactMap { $0.elements[name] }.first
  }

  /// The transitions of a container.
  func transitions(of container: UIViewController) -> [ContainerTransitions] {
    [
      (container as? UINavigationController)?.navigationTransitions?.transitions,
      (container as? UITabBarController)?.tabTransitions?.transitions,
    ].compactMap { $0 }
  }
}
