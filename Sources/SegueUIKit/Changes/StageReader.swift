#if canImport(UIKit)
import SegueCoordinator
import SegueTimeline
import UIKit

/// A reader of the stage from UIKit's views.
@MainActor
struct StageReader {
  let change: ScreenChange
  /// The view that the transition takes place in.
  let container: UIView
  /// The frames of the two screens, in the container's coordinates.
  let fromFrame: CGRect
  let toFrame: CGRect

  /// The views of the screens and of their elements.
  func views() -> StageViews {
    var views = StageViews(
      operation: change.operation, from: change.from.view, to: change.to.view)
    views.source = change.source
    views.destination = change.destination
    views.siblings = views.source.map { siblings(of: $0) } ?? []
    for (name, view) in change.from.view.namedElements {
      views.elements[name, default: .init()].from = view
    }
    for (name, view) in change.to.view.namedElements {
      views.elements[name, default: .init()].to = view
    }
    return views
  }

  /// The stage of these views.
  func stage(_ views: StageViews) -> Stage {
    var stage = Stage(
      operation: change.operation, container: containerPart,
      from: screen(change.from, fromFrame), to: screen(change.to, toFrame))
    let isReturning = change.operation == .pop || change.operation == .dismiss
    let (lower, upper) = isReturning ? (to, from) : (from, to)
    stage.source = views.source.flatMap { element($0, in: lower) }
    stage.destination = views.destination.flatMap { element($0, in: upper) }
    stage.siblings = views.siblings.compactMap { element($0, in: lower) }
    stage.elements = views.elements.mapValues { pair in
      Stage.ElementPair(
        from: pair.from.flatMap { element($0, in: from) },
        to: pair.to.flatMap { element($0, in: to) })
    }
    stage.traits = traits
    stage.direction = traits.isRightToLeft ? -change.direction : change.direction
    return stage
  }

  private var from: (view: UIView, frame: CGRect) { (change.from.view, fromFrame) }
  private var to: (view: UIView, frame: CGRect) { (change.to.view, toFrame) }

  private var containerPart: Stage.Container {
    let surface = container.window?.backgroundColor?
      .resolvedColor(with: container.traitCollection).cgColor
    return Stage.Container(
      size: Size2D(container.bounds.size), safeArea: Insets(container.safeAreaInsets),
      surface: surface.flatMap { Color($0) })
  }

  private var traits: Stage.Traits {
    Stage.Traits(
      reducesMotion: UIAccessibility.reducesTransitions,
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isDark: container.traitCollection.userInterfaceStyle == .dark)
  }

  private func screen(_ controller: UIViewController, _ frame: CGRect) -> Stage.Screen {
    Stage.Screen(
      name: controller.screenName, frame: Rect2D(frame),
      cornerRadius: Double(controller.view.layer.cornerRadius),
      isOpaque: controller.view.isOpaque)
  }

  /// An element at its place when no transition runs; nil if it has no area, or is not part of the
  /// screen.
  private func element(_ view: UIView, in screen: (view: UIView, frame: CGRect)) -> Stage.Element? {
    guard view.isDescendant(of: screen.view) else { return nil }
    // The screen may be stretched while it rests, as a presenter behind a sheet is.
    let place = view.convert(view.bounds, to: screen.view)
    let origin = screen.view.bounds.origin
    let frame = Rect2D(
      place.offsetBy(dx: screen.frame.minX - origin.x, dy: screen.frame.minY - origin.y))
    guard !frame.isEmpty else { return nil }
    let layer = view.layer
    return Stage.Element(
      frame: frame, cornerRadius: Double(layer.cornerRadius),
      cornerCurve: layer.cornerCurve == .continuous ? .continuous : .circular,
      shadow: Shadow(of: layer))
  }

  /// The other visible views of the source's class in the same superview, such as the other cells of a list.
  private func siblings(of source: UIView) -> [UIView] {
    guard let parent = source.superview else { return [] }
    return parent.subviews
      .filter {
        $0 !== source && type(of: $0) == type(of: source) && !$0.isHidden
          && $0.frame.intersects(parent.bounds)
      }
      .sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }
  }
}

extension Shadow {
  /// The shadow of a layer.
  @MainActor
  fileprivate init(of layer: CALayer) {
    self.init(
      color: layer.shadowColor.flatMap { Color($0) } ?? .black,
      opacity: Double(layer.shadowOpacity), radius: Double(layer.shadowRadius),
      offset: Point2D(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height)))
  }
}
#endif
