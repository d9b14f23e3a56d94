import SegueTimeline

extension StageLayer {
  /// Creates a snapshot of a part of the layer, in its place; nil if it shows nothing.
  ///
  /// - Parameters:
  ///   - id: the name of the snapshot.
  ///   - part: the part, as fractions of the layer.
  ///   - moment: the time of capture.
  ///   - filter: what is done to the picture.
  func picture(
    _ id: String, of part: Rect2D, taken moment: Contents.Moment, filter: PictureFilter? = nil
  ) -> StageLayer? {
    guard let subject = contents.subject else { return nil }
    var layer = StageLayer(
      id: id, contents: .snapshot(of: subject, region: part, when: moment, filter: filter),
      frame: frame.part(part))
    layer.item = item
    guard part == .whole else { return layer }
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = cornerCurve
    layer.shadow = shadow
    layer.clips = clips
    return layer
  }

  /// The pieces of the layer in a grid, row by row; the layer itself without a grid.
  func pieces(_ grid: (rows: Int, columns: Int)?) -> [StageLayer] {
    guard let (rows, columns) = grid else { return [self] }
    return (0..<rows * columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let part = Rect2D.whole.cell(
        row: row, column: column, rows: rows, columns: columns, of: frame.size)
      var piece = StageLayer(
        id: "\(id).\(index)", contents: contents.part(part), frame: frame.part(part))
      piece.settings = settings
      // A piece is no screen: with round corners it is a disk.
      piece.cornerCurve = .circular
      piece.item = StageValues.Item(
        index: index, count: rows * columns, row: row, column: column, rows: rows,
        columns: columns, element: Stage.Element(frame: piece.frame))
      return piece
    }
  }
}

extension Contents {
  /// The contents of a piece.
  fileprivate func part(_ fraction: Rect2D) -> Contents {
    switch self {
    case .snapshot(let subject, let region, let moment, let filter):
      .snapshot(of: subject, region: region.part(fraction), when: moment, filter: filter)
    case .gradient(let gradient): .gradient(gradient.part(fraction))
    case .live, .none: self
    }
  }
}

extension Gradient {
  /// The gradient within a part of its layer, in fractions of that part.
  fileprivate func part(_ fraction: Rect2D) -> Gradient {
    func moved(_ point: Point2D) -> Point2D {
      Point2D(
        x: (point.x - fraction.minX) / fraction.width,
        y: (point.y - fraction.minY) / fraction.height)
    }
    return Gradient(stops: stops, start: moved(start), end: moved(end))
  }
}

extension Rect2D {
  fileprivate static let whole = Rect2D(x: 0, y: 0, width: 1, height: 1)

  fileprivate func part(_ fraction: Rect2D) -> Rect2D {
    Rect2D(
      x: minX + fraction.minX * width, y: minY + fraction.minY * height,
      width: fraction.width * width, height: fraction.height * height)
  }

  /// A cell of a grid, as fractions; its edges lie on whole points, so that the pieces of an image
  /// meet at whole pixels without seams.
  ///
  /// Edges are not rounded if a piece would be less than a point wide.
  fileprivate func cell(
    row: Int, column: Int, rows: Int, columns: Int, of size: Size2D
  ) -> Rect2D {
    func edge(_ index: Int, _ count: Int, _ start: Double, _ extent: Double, _ length: Double)
      -> Double
    {
      if index == count { return start + extent }
      let exact = (start + extent * Double(index) / Double(count)) * length
      return (Double(count) <= length ? exact.rounded() : exact) / length
    }
    let left = edge(column, columns, minX, width, size.width)
    let right = edge(column + 1, columns, minX, width, size.width)
    let top = edge(row, rows, minY, height, size.height)
    let bottom = edge(row + 1, rows, minY, height, size.height)
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A layer under construction.
struct StageLayer {
  /// The unique name; that of a sibling or slice ends in its index.
  var id: String
  var contents: Contents
  /// The frame, in the container's coordinates.
  var frame: Rect2D
  var cornerRadius = 0.0
  /// Continuous as the platform's, unless the layer is an element that has others.
  var cornerCurve = CornerCurve.continuous
  var shadow = Shadow.none
  /// Whether contents are clipped to the rounded bounds.
  var clips = false
  var fit = ContentFit.stretch
  var isDoubleSided = true
  var isTransformGroup = false
  /// The sibling or slice that the layer represents.
  var item: StageValues.Item?
  /// The channel values before and after the transition, besides the frame.
  var before: [Channel: Double] = [:]
  var after: [Channel: Double] = [:]
  /// The channel values throughout.
  var settings: [Channel: Double] = [:]

  /// The state in a parent with this frame, with some channels set.
  func state(inParentAt origin: Point2D, with numbers: [Channel: Double]) -> LayerState {
    var state = LayerState(frame: Rect2D(origin: frame.origin - origin, size: frame.size))
    state.cornerRadius = cornerRadius
    state.cornerCurve = cornerCurve
    state.shadow = shadow
    state.masksToBounds = clips
    for (channel, number) in settings { state[channel] = number }
    for (channel, number) in numbers { state[channel] = number }
    return state
  }
}
