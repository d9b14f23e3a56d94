import SegueCatalog
import SegueScenes
import SegueTimeline

extension Preset {
  /// A stage with everything a preset may need: a phone with a source, a destination and siblings.
  ///
  /// For facts that hardly depend on the screens, such as an operation's duration.
  func defaultStage(for operation: Operation) -> Stage {
    let size = Stage.Container.defaultSize
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(device: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    let element = Stage.Element(frame: Rect2D(x: 16, y: 160, width: 170, height: 120))
    stage.source = element
    stage.destination = Stage.Element(frame: Rect2D(x: 0, y: 0, width: size.width, height: 220))
    stage.siblings = [element]
    for name in elements { stage.elements[name] = Stage.ElementPair(from: element, to: element) }
    stage.direction = operation == .pop || operation == .dismiss ? -1 : 1
    return stage
  }
}
