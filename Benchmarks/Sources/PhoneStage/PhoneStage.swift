public import SegueTimeline

extension Stage {
  /// Creates a phone's stage with everything that a preset may require.
  public static func phone(_ operation: SegueTimeline.Operation, elements: [String]) -> Stage {
    let frame = Rect2D(x: 0, y: 0, width: 390, height: 844)
    var stage = Stage(
      operation: operation, container: Container(size: frame.size, cornerRadius: 47),
      from: Screen(name: "feed", frame: frame), to: Screen(name: "player", frame: frame))
    stage.direction = stage.arrivesAbove ? 1 : -1
    stage.source = Element(frame: Rect2D(x: 198, y: 131, width: 186, height: 236), cornerRadius: 12)
    stage.destination = Element(frame: Rect2D(x: 0, y: 47, width: 390, height: 495))
    stage.siblings = (0..<5).map { index in
      Element(
        frame: Rect2D(
          x: index % 2 == 0 ? 6 : 198, y: 131 + 242 * Double(index / 2), width: 186, height: 236))
    }
    for (index, name) in elements.enumerated() {
      let element = Element(
        frame: Rect2D(x: 20, y: 60 + 50 * Double(index), width: 200, height: 40))
      stage.elements[name] = ElementPair(from: element, to: element)
    }
    return stage
  }
}
