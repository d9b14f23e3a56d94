import SegueTimeline

/// A change of screens that a container is about to make.
struct ContainerChange {
  let operation: Operation
  let from: any HeadlessController
  let to: any HeadlessController
  /// The view that the transition takes place in.
  let container: HeadlessView
  /// +1 forwards or to a higher tab, −1 back or to a lower one, in a left-to-right layout.
  let direction: Double
  let options: TransitionOptions
  /// How the upper screen is presented, as far as that is known yet.
  var presented: () -> PresentationController? = { nil }
  /// The index of the tab that is selected, for tab.
  var tabIndex: Int?
  /// What the container does when the change begins: until then, making it changes nothing.
  var begin: () -> Void = {}
  /// What the container does with the answers about a presentation.
  var willPresent: (PresentationController, AnimationController?) -> Void = { _, _ in }
  /// What the container does once the outcome is known, before anyone else hears of it.
  let finish: (Bool) -> Void
}

extension ContainerChange {
  /// The stage as the containers have it laid out now.
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

  /// What the delegate is asked for it on a stage.
  func request(on stage: Stage) -> MatchRequest {
    MatchRequest(stage, explicitPreset: options.preset, parameters: options.parameters)
  }

  /// The view that a layer of the timeline shows; nil where it shows none of ours.
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

/// The names of the elements that are a screen's bars.
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

  /// An element in the coordinates of the transition's container.
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
    return Stage.Element(frame: frame, cornerRadius: element.restingLayer.cornerRadius)
  }

  fileprivate var elementNames: [String] {
    shownScreen?.view?.subviews.map(\.name)
      .filter { $0 != BarName.navigation && $0 != BarName.tab } ?? []
  }

  fileprivate var bars: Stage.Bars {
    Stage.Bars(navigation: element(BarName.navigation), tab: element(BarName.tab))
  }
}
