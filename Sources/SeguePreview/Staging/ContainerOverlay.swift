import CSegueKernels
public import SegueTimeline

/// The bars that stay in place above a transition: the system's, and those of the containers.
///
/// Their contents fade from those of the departing screen to those of the arriving one.
public struct ContainerOverlay: Sendable {
  /// A picture that stays in place.
  public struct Part: Sendable {
    /// Its place in the container, in points.
    public let frame: Rect2D
    /// The picture on the departing screen.
    public let from: Bitmap
    /// The picture on the arriving screen, of the same size; nil where it is the same.
    public let to: Bitmap?
    /// The picture halfway, of the same size; nil if one fades directly into the other.
    public let between: Bitmap?
    /// The progress at which it has changed completely, above 0 and up to 1.
    public let changedAt: Double

    init(
      _ frame: Rect2D, from: Bitmap, to: Bitmap, between: Bitmap? = nil, changedAt: Double = 1
    ) {
      self.frame = frame
      self.from = from
      self.to = from == to ? nil : to
      self.between = from == to ? nil : between
      self.changedAt = changedAt
    }

    /// The picture at a progress, 0…1.
    func picture(at progress: Double) -> Bitmap {
      guard let to, progress > 0 else { return from }
      guard progress < changedAt else { return to }
      let change = progress / changedAt
      guard let between else { return from.mixed(with: to, change) }
      return change < 0.5
        ? from.mixed(with: between, 2 * change) : between.mixed(with: to, 2 * change - 1)
    }
  }

  /// The bars that are part of it, and of no screen.
  public let bars: Set<Subject>
  /// The pictures, lowest first.
  public let parts: [Part]

  /// The commands at a progress, 0…1.
  func commands(at progress: Double, scale: Double) -> [DrawCommand] {
    parts.map { part in
      let picture = part.picture(at: progress)
      let whole = Rect2D(
        x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
      let place = Matrix4.translation(part.frame.minX * scale, part.frame.minY * scale, 0)
      return DrawCommand(
        .bitmap(picture, crop: whole),
        size: Size2D(width: part.frame.width * scale, height: part.frame.height * scale),
        transform: Homography(place))
    }
  }
}

extension Stage {
  /// The bars that stay with their container, unless a layer shows them.
  ///
  /// As in UIKit: a navigation bar stays in a push or pop if both screens have one, and a tab bar stays in a
  /// change of tabs too.
  func keptBars(under layers: [Layer]) -> Set<Subject> {
    let shown = Set(layers.compactMap { $0.contents.subject?.bar })
    var kept: Set<Subject> = []
    let isInStack = operation == .push || operation == .pop
    if isInStack, fromBars.navigation != nil, toBars.navigation != nil, !shown.contains(.navigation)
    {
      kept.formUnion([.navigationBar(on: .from), .navigationBar(on: .to)])
    }
    if isInStack || operation == .tab, fromBars.tab != nil, toBars.tab != nil, !shown.contains(.tab)
    {
      kept.formUnion([.tabBar(on: .from), .tabBar(on: .to)])
    }
    return kept
  }
}

extension Subject {
  fileprivate enum Bar: Hashable { case navigation, tab }

  /// The bar that it is, on either screen.
  fileprivate var bar: Bar? {
    switch self {
    case .navigationBar, .element("navigation-bar", on: _): .navigation
    case .tabBar, .element("tab-bar", on: _): .tab
    default: nil
    }
  }
}

extension Rect2D {
  /// Returns the smallest rectangle that contains this one and another.
  func union(_ other: Rect2D) -> Rect2D {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect2D(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Bitmap {
  /// Returns a copy whose rows are replaced where two other pictures have the same row, such as a separator line.
  func keepingRows(of first: Bitmap, sharedWith second: Bitmap) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let isShared = (0..<width).allSatisfy { first[$0, y] == second[$0, y] }
      result.row(y).update(from: isShared ? first.row(y) : row(y), count: width)
    }
    return result
  }

  /// Returns a picture between this one and another of the same size.
  fileprivate func mixed(with other: Bitmap, _ progress: Double) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    let share = UInt32((progress * 256).rounded())
    let lerp = Kernels.best.functions.lerp
    for y in 0..<height {
      lerp(result.row(y), row(y), other.row(y), width, share)
    }
    return result
  }
}
