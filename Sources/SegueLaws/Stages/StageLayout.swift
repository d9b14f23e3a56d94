import SegueCatalog
import SegueTimeline

/// The layout of the test stages, with irregular fractions of the size.
///
/// It is asymmetric and no two elements share an edge, so that mistakes are visible.
struct StageLayout {
  let size: Size2D

  /// The tapped element on the lower screen.
  var source: Stage.Element {
    Stage.Element(frame: frame(0.11, 0.41, 0.37, 0.13), cornerRadius: 9)
  }

  /// The corresponding element on the upper screen.
  var destination: Stage.Element {
    Stage.Element(frame: frame(0.06, 0.09, 0.83, 0.34), cornerRadius: 14)
  }

  /// Neighbors of the source, above and below it.
  var siblings: [Stage.Element] {
    [
      Stage.Element(frame: frame(0.09, 0.23, 0.43, 0.14), cornerRadius: 9),
      Stage.Element(frame: frame(0.13, 0.57, 0.35, 0.15), cornerRadius: 9),
    ]
  }

  /// Returns a named element on the departing or arriving screen.
  func element(_ index: Int, on side: Subject.Side) -> Stage.Element {
    let shift = Double(index % 4) * 0.07
    let frame =
      side == .from ? frame(0.57, 0.19 + shift, 0.29, 0.06) : frame(0.31, 0.62 + shift, 0.47, 0.06)
    return Stage.Element(frame: frame, cornerRadius: 5)
  }

  /// The bars of a screen.
  var bars: Stage.Bars {
    Stage.Bars(
      navigation: Stage.Element(frame: frame(0, 0, 1, 0.1)),
      tab: Stage.Element(frame: frame(0, 0.9, 1, 0.1)))
  }

  /// The safe area; larger on the left than on the right.
  var safeArea: Insets {
    Insets(
      top: (size.height * 0.05).rounded(), left: 21, bottom: (size.height * 0.03).rounded(),
      right: 13)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect2D {
    Rect2D(
      x: (x * size.width).rounded(), y: (y * size.height).rounded(),
      width: (width * size.width).rounded(), height: (height * size.height).rounded())
  }
}

extension Stage {
  /// Creates the stage of a preset's operation in a variant.
  init(_ preset: Preset, _ operation: Operation, _ variant: StageVariant) {
    let layout = StageLayout(size: variant.size)
    let whole = Rect2D(origin: .zero, size: variant.size)
    self.init(
      operation: operation,
      container: Container(size: variant.size, cornerRadius: 39, safeArea: layout.safeArea),
      from: Screen(name: "From", frame: whole), to: Screen(name: "To", frame: whole))
    let goesForwards = operation == .tab ? variant.knowsSource : arrivesAbove
    direction = goesForwards ? 1 : -1
    if operation != .tab && variant.knowsSource {
      source = layout.source
      destination = layout.destination
      siblings = layout.siblings
    }
    (fromBars, toBars) = (layout.bars, layout.bars)
    for (index, name) in preset.elements.enumerated() {
      elements[name] = ElementPair(
        from: layout.element(index, on: .from), to: layout.element(index, on: .to))
    }
    if variant.isRightToLeft { self = mirrored }
    (traits.reducesMotion, traits.isDark) = (variant.reducesMotion, variant.isDark)
    if operation == .present || operation == .dismiss {
      present(by: preset, parameters: preset.defaultParameters)
    }
  }
}

extension Stage {
  /// The size of a presented screen that has no area; nil if it has one.
  var emptyScreenSize: Size2D? {
    guard operation == .present || operation == .dismiss else { return nil }
    let frame = arrivesAbove ? to.frame : from.frame
    return frame.isEmpty ? frame.size : nil
  }

  /// Returns the frame of the departing or arriving screen.
  func frame(of side: Subject.Side) -> Rect2D { side == .from ? from.frame : to.frame }

  /// The frame of the source, or the assumed one where it is unknown.
  var sourceFrame: Rect2D {
    if let source, !source.frame.isEmpty { source.frame } else { unknownFrame }
  }
}
