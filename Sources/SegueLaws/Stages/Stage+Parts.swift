import SegueTimeline

extension Stage {
  /// A screen or an element, and the screen that it is part of.
  struct Part {
    var side: Subject.Side
    /// Where it lies, in the container's coordinates.
    var frame: Rect
    var cornerRadius = 0.0
  }

  /// What a subject is; nil where the stage has none such.
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

  /// The frame of the leaving or the arriving screen.
  func frame(of side: Subject.Side) -> Rect { side == .from ? from.frame : to.frame }

  /// Where the source is, or is taken to be.
  var sourceFrame: Rect {
    if let source, !source.frame.isEmpty { source.frame } else { unknownFrame }
  }

  private func bars(_ side: Subject.Side) -> Bars { side == .from ? fromBars : toBars }

  private func part(_ element: Element?, _ side: Subject.Side) -> Part? {
    element.map { Part(side: side, frame: $0.frame, cornerRadius: $0.cornerRadius) }
  }
}
