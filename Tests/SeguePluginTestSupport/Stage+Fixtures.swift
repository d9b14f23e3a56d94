package import SegueTimeline

extension Stage {
  /// A phone on which a screen is pushed.
  package static func phone(_ operation: SegueTimeline.Operation = .push) -> Stage {
    let frame = Rect2D(x: 0, y: 0, width: 390, height: 844)
    return Stage(
      operation: operation, container: Container(size: frame.size, cornerRadius: 47),
      from: Screen(name: "feed", frame: frame), to: Screen(name: "detail", frame: frame))
  }

  /// A stage that has everything that a stage can have.
  package static let full: Stage = {
    var stage = Stage.phone(.dismiss)
    let element = Stage.Element(
      frame: Rect2D(x: 1, y: 2, width: 3, height: 4), cornerRadius: 5,
      shadow: Shadow(color: .white, opacity: 0.5, radius: 6, offset: Point2D(x: 7, y: 8)))
    stage.source = element
    stage.destination = Stage.Element(frame: Rect2D(x: 9, y: 10, width: 11, height: 12))
    stage.siblings = [element, element]
    stage.elements = [
      "title": Stage.ElementPair(from: element), "avatar": Stage.ElementPair(to: element),
    ]
    stage.fromBars = Stage.Bars(navigation: element, tab: nil)
    stage.toBars = Stage.Bars(navigation: nil, tab: element)
    stage.direction = -1
    stage.traits = Stage.Traits(reducesMotion: true, isRightToLeft: false, isDark: true)
    stage.seed = .max - 3
    stage.presentation = Presentation(
      style: .overContext, backdrop: .black, background: .white,
      whilePresented: [.scaleX: 0.9, .cornerRadius: 12])
    var state = LayerState(frame: Rect2D(x: 1, y: 2, width: 30, height: 40))
    state.matrix = .translation(1, 2, 3)
    state.mask = Mask(shape: .ellipse, frame: Rect2D(x: 0, y: 0, width: 5, height: 6))
    stage.current = ["from": LayerMotion(state: state, velocity: [.positionX: -100, .opacity: 2])]
    return stage
  }()
}
