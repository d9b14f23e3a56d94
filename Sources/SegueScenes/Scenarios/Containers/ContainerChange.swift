import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A prepared change of screens in a container.
struct ContainerChange {
  let operation: Operation
  let from: any HeadlessController
  let to: any HeadlessController
  /// The container view of the transition.
  let container: HeadlessView
  /// +1 forward or to a higher tab, −1 back or to a lower one, in a left-to-right layout.
  let direction: Double
  let options: TransitionOptions
  /// The presentation of the upper screen, once known.
  var presented: () -> PresentationController? = { nil }
  /// The index of the selected tab, for a tab change.
  var tabIndex: Int?
  /// Called when the change begins; nothing is changed before.
  var begin: () -> Void = {}
  /// Called with the delegate's controllers of a presentation.
  var willPresent: (PresentationController, AnimationController?) -> Void = { _, _ in }
  /// Called with the detent at which a cancelled dismissal leaves the screen.
  var rest: (Detent) -> Void = { _ in }
  /// Called with the outcome, before it is reported to anyone else.
  let finish: (Bool) -> Void
}

extension ContainerChange {
  /// The stage for the current layout of the containers.
  func stage(traits: Stage.Traits) -> Stage {
    var stage = Stage(
      operation: operation, container: Stage.Container(size: container.layoutFrame.size),
      from: from.stageScreen, to: to.stageScreen)
    let (lower, upper) = stage.arrivesAbove ? (from, to) : (to, from)
    stage.source = options.source.flatMap(lower.element)
    stage.destination = options.destination.flatMap(upper.element)
    stage.siblings = options.siblings.compactMap(lower.element)
    stage.elements = elements
    stage.fromBars = from.bars
    stage.toBars = to.bars
    stage.traits = traits
    stage.direction = traits.isRightToLeft ? -direction : direction
    stage.presentation = presented()?.presentation
    return stage
  }

  /// The delegate's request for the change on a stage.
  func request(on stage: Stage) -> MatchRequest {
    MatchRequest(stage, explicitPreset: options.preset, parameters: options.parameters)
  }

  /// The view of a subject; nil if it has none.
  func view(of subject: Subject) -> HeadlessView? {
    let (lower, upper) =
      operation == .pop || operation == .dismiss ? (to, from) : (from, to)
    return switch subject {
    case .from: from.view
    case .to: to.view
    case .source: options.source.flatMap(lower.elementView)
    case .destination: options.destination.flatMap(upper.elementView)
    case .sibling(let index):
      options.siblings.indices.contains(index) ? lower.elementView(options.siblings[index]) : nil
    case .element(let name, let side): controller(on: side).elementView(name)
    case .navigationBar(let side): controller(on: side).elementView(BarName.navigation)
    case .tabBar(let side): controller(on: side).elementView(BarName.tab)
    }
  }

  private func controller(on side: Subject.Side) -> any HeadlessController {
    side == .from ? from : to
  }

  private var elements: [String: Stage.ElementPair] {
    var pairs: [String: Stage.ElementPair] = [:]
    for name in from.elementNames { pairs[name, default: .init()].from = from.element(name) }
    for name in to.elementNames { pairs[name, default: .init()].to = to.element(name) }
    return pairs
  }
}

/// The element names of a screen's bars.
private enum BarName {
  static let navigation = "navigation-bar"
  static let tab = "tab-bar"
}

extension HeadlessController {
  fileprivate var stageScreen: Stage.Screen {
    Stage.Screen(
      name: shownScreen?.name ?? name, frame: view?.layoutFrame ?? .zero,
      cornerRadius: view?.restingLayer.cornerRadius ?? 0,
      isOpaque: shownScreen?.isOpaque ?? true)
  }

  fileprivate func elementView(_ name: String) -> HeadlessView? { shownScreen?.view?.element(name) }

  /// An element in the transition container's coordinates.
  fileprivate func element(_ name: String) -> Stage.Element? {
    guard let view, let element = elementView(name), !element.layoutFrame.isEmpty else {
      return nil
    }
    var frame = element.layoutFrame
    var outer = element.superview
    while let next = outer {
      frame = frame.offset(by: next.layoutFrame.origin)
      if next === view { break }
      outer = next.superview
    }
    let layer = element.restingLayer
    return Stage.Element(
      frame: frame, cornerRadius: layer.cornerRadius, cornerCurve: layer.cornerCurve)
  }

  fileprivate var elementNames: [String] {
    shownScreen?.view?.subviews.map(\.name)
      .filter { $0 != BarName.navigation && $0 != BarName.tab } ?? []
  }

  fileprivate var bars: Stage.Bars {
    Stage.Bars(navigation: element(BarName.navigation), tab: element(BarName.tab))
  }
}

/// The result of requesting a change.
public enum ChangeResult: Hashable, Sendable {
  /// Started; it may already have ended.
  case began(Int)
  /// Queued behind earlier changes.
  case queued(Int)
  /// Refused.
  case refused(Int, Refusal)

  /// The number of the change in the log.
  public var change: Int {
    switch self {
    case .began(let change), .queued(let change), .refused(let change, _): change
    }
  }
}

/// A container's policy for changes requested during a transition.
enum ReentrancyPolicy {
  /// Queue: a navigation stack makes all changes, one after the other.
  case queue
  /// Refuse: as UIKit refuses to present while a presentation is in progress.
  case refuse
  /// Finish the running transition at once: a tab bar shows the tab that was tapped last.
  case finishRunning
}
