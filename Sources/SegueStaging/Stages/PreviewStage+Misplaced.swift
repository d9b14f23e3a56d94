import SegueDiagnostics
import SegueTimeline

extension PreviewStage {
  /// The warnings about elements that are not on the screen, or larger than it.
  ///
  /// In a scene only the source and the destination are checked, since other elements may be scrolled away. On
  /// screenshots every frame that the user gave is checked; if one would fit in pixels, the warning gives it in points.
  var misplaced: [String] {
    let bounds = stage.container.bounds
    let size = "\(bounds.width.shortText) × \(bounds.height.shortText) points"
    return placedFrames.compactMap { name, option, frame in
      guard let fault = fault(of: frame, in: bounds) else { return nil }
      let warning = "\(name) is \(fault) the container, which is \(size)"
      guard let points = frameInPoints(frame, in: bounds) else { return warning }
      return "\(warning); if the frame is in pixels, use \(option)\(points)"
    }
  }

  private var placedFrames: [(name: String, option: String, frame: Rect2D)] {
    var all: [(String, String, Rect2D?)] = [
      ("the source", "--source ", stage.source?.frame),
      ("the destination", "--destination ", stage.destination?.frame),
    ]
    if pixelsPerPoint != nil {
      all += stage.siblings.map { ("a sibling", "--sibling ", $0.frame) }
      for (name, pair) in stage.elements.sorted(by: { $0.key < $1.key }) {
        let isShared = pair.from?.frame == pair.to?.frame
        let (from, to) = isShared ? ("", "") : (".from", ".to")
        all.append(("the element '\(name)'", "--element \(name)\(from)=", pair.from?.frame))
        if !isShared {
          all.append(("the element '\(name)'", "--element \(name)\(to)=", pair.to?.frame))
        }
      }
    }
    return all.compactMap { name, option, frame in frame.map { (name, option, $0) } }
  }

  private func fault(of frame: Rect2D, in bounds: Rect2D) -> String? {
    if bounds.intersection(frame) == nil { return "outside" }
    guard pixelsPerPoint != nil else { return nil }
    // Frames measured on a screenshot may be off by a pixel.
    let isLarger = frame.width > bounds.width + 1 || frame.height > bounds.height + 1
    return isLarger ? "larger than" : nil
  }

  /// Returns a frame in points, as text, if it was given in pixels of the screenshot; nil if it would not fit even then.
  private func frameInPoints(_ frame: Rect2D, in bounds: Rect2D) -> String? {
    guard let scale = pixelsPerPoint, scale > 1 else { return nil }
    guard frame.minX >= 0, frame.minY >= 0, frame.maxX <= bounds.width * scale + 1,
      frame.maxY <= bounds.height * scale + 1
    else { return nil }
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { (($0 / scale * 100).rounded() / 100).shortText }.joined(separator: ",")
  }
}
