import SegueTimeline

extension Stage {
  /// The size of a presented screen that has no area; nil if it has one.
  var emptyScreenSize: Size2D? {
    guard operation == .present || operation == .dismiss else { return nil }
    let frame = arrivesAbove ? to.frame : from.frame
    return frame.isEmpty ? frame.size : nil
  }

  /// A screen or element, and the screen that it is part of.
  struct Part {
    var side: Subject.Side
    /// The frame, in the container's coordinates.
    var frame: Rect2D
    var cornerRadius = 0.0
  }

  /// Returns the part for a subject; nil where the stage has none.
  func part(for subject: Subject) -> Part? {
    let lower: Subject.Side = arrivesAbove ? .from : .to
    switch subject {
    case .from: return Part(side: .from, frame: from.frame)
    case .to: return Part(side: .to, frame: to.frame)
    case .source: return part(source, lower)
    case .destination: return part(destination, lower.other)
    case .sibling(let index):
      return siblings.indices.contains(index) ? part(siblings[index], lower) : nil
    case .element(let name, on: let side):
      return part(side == .from ? elements[name]?.from : elements[name]?.to, side)
    case .navigationBar(on: let side): return part(bars(side).navigation, side)
    case .tabBar(on: let side): return part(bars(side).tab, side)
    }
  }

  /// Returns the frame of the departing or arriving screen.
  func frame(of side: Subject.Side) -> Rect2D { side == .from ? from.frame : to.frame }

  /// The frame of the source, or the assumed one where it is unknown.
  var sourceFrame: Rect2D {
    if let source, !source.frame.isEmpty { source.frame } else { unknownFrame }
  }

  private func bars(_ side: Subject.Side) -> Bars { side == .from ? fromBars : toBars }

  private func part(_ element: Element?, _ side: Subject.Side) -> Part? {
    element.map { Part(side: side, frame: $0.frame, cornerRadius: $0.cornerRadius) }
  }
}
