public import SegueTimeline

/// Pictures from two screenshots: an element is a region of its screen's picture.
///
/// The hole left by an omitted element is filled from its surroundings.
public struct ScreenshotPictures: PictureSource {
  private let from: Bitmap
  private let to: Bitmap
  private let stage: Stage

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - from: the departing screen; it fills that screen's frame.
  ///   - to: the arriving screen; it fills that screen's frame.
  ///   - stage: the stage with the elements' frames.
  public init(from: Bitmap, to: Bitmap, stage: Stage) {
    self.from = from
    self.to = to
    self.stage = stage
  }

  /// Returns the picture of a screen with its holes filled, or of an element as a region.
  public func picture(of subject: Subject, omitting omitted: Set<Subject>) -> SubjectPicture? {
    switch subject {
    case .from: return SubjectPicture(filled(from, side: .from, omitting: omitted))
    case .to: return SubjectPicture(filled(to, side: .to, omitting: omitted))
    default:
      guard let (element, side) = stage.element(for: subject) else { return nil }
      let region = pixels(of: element.frame, on: side)
      return region.isEmpty ? nil : SubjectPicture(bitmap(of: side).cropped(to: region))
    }
  }

  private func filled(
    _ bitmap: Bitmap, side: Subject.Side, omitting omitted: Set<Subject>
  ) -> Bitmap {
    let holes = omitted.compactMap { subject -> PixelRect? in
      guard let (element, owner) = stage.element(for: subject), owner == side else { return nil }
      return pixels(of: element.frame, on: side, rounding: .outward)
    }
    return holes.reduce(bitmap) { $1.isEmpty ? $0 : $0.filling($1) }
  }

  private func bitmap(of side: Subject.Side) -> Bitmap { side == .from ? from : to }

  /// How a frame's edges become edges of pixels.
  private enum Rounding {
    /// The pixels that lie in the frame for the most part.
    case nearest
    /// Every pixel that the frame touches.
    case outward
  }

  /// Converts a frame in the container to pixels of a screenshot.
  private func pixels(
    of frame: Rect2D, on side: Subject.Side, rounding: Rounding = .nearest
  ) -> PixelRect {
    let screen = side == .from ? stage.from.frame : stage.to.frame
    let picture = bitmap(of: side)
    let x = Double(picture.width) / screen.width
    let y = Double(picture.height) / screen.height
    func start(_ edge: Double) -> Int {
      Int(rounding == .nearest ? edge.rounded() : (edge + 1e-6).rounded(.down))
    }
    func end(_ edge: Double) -> Int {
      Int(rounding == .nearest ? edge.rounded() : (edge - 1e-6).rounded(.up))
    }
    return PixelRect(
      left: start((frame.minX - screen.minX) * x), top: start((frame.minY - screen.minY) * y),
      right: end((frame.maxX - screen.minX) * x), bottom: end((frame.maxY - screen.minY) * y)
    ).clamped(width: picture.width, height: picture.height)
  }
}

extension Stage {
  /// Returns an element and its screen, or nil where the stage has no such element.
  package func element(for subject: Subject) -> (Element, Subject.Side)? {
    let lower: Subject.Side = arrivesAbove ? .from : .to
    func found(_ element: Element?, _ side: Subject.Side) -> (Element, Subject.Side)? {
      element.map { ($0, side) }
    }
    switch subject {
    case .from, .to: return nil
    case .source: return found(source, lower)
    case .destination: return found(destination, lower.other)
    case .sibling(let index):
      return siblings.indices.contains(index) ? (siblings[index], lower) : nil
    case .element(let name, let side):
      return found(side == .from ? elements[name]?.from : elements[name]?.to, side)
    case .navigationBar(let side):
      return found(side == .from ? fromBars.navigation : toBars.navigation, side)
    case .tabBar(let side): return found(side == .from ? fromBars.tab : toBars.tab, side)
    }
  }
}
