import SegueCatalog
import SegueTimeline

extension Preset {
  /// A stage that has whatever the preset may ask for: a phone with a source, a destination and siblings.
  ///
  /// It serves to find out what does not depend on the screens much, such as how long an operation takes.
  func defaultStage(for operation: Operation) -> Stage {
    let size = Stage.Container.defaultSize
    let frame = Rect(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    let element = Stage.Element(frame: Rect(x: 16, y: 160, width: 170, height: 120))
    stage.source = element
    stage.destination = Stage.Element(frame: Rect(x: 0, y: 0, width: 390, height: 220))
    stage.siblings = [element]
    for name in elements { stage.elements[name] = Stage.ElementPair(from: element, to: element) }
    stage.direction = operation == .pop || operation == .dismiss ? -1 : 1
    return stage
  }
}
