import SegueTimeline

/// Takes the pictures of layers, each once, within the memory that a preview may use.
///
/// Layers that show parts of one screen or element share its picture: a grid costs no more than
/// the screen that it is cut from.
struct PictureTaking {
  /// What a picture shows.
  private struct Shown: Hashable {
    let subject: Subject
    /// The elements that are left out; only those of the subject's own screen.
    let omitted: Set<Subject>
    let filter: PictureFilter?
  }

  private let stage: Stage
  private let live: LiveSubjects
  private let bars: Set<Subject>
  private let source: any PictureSource
  private let scale: Double
  private var count: MemoryUse
  private var taken: [Shown: SubjectPicture?] = [:]
  private var regions: [Contents: PictureRegion?] = [:]

  /// - Parameter bars: the bars that are on no screen, since they stay in place.
  /// - Throws: ``DrawingError/tooLarge(_:scale:bytes:)`` where the frame alone is too large.
  init(
    _ layers: [Layer], on stage: Stage, from source: some PictureSource, scale: Double,
    withoutBars bars: Set<Subject> = []
  ) throws(DrawingError) {
    self.bars = bars
    self.stage = stage
    self.source = source
    self.scale = scale
    live = LiveSubjects(of: layers)
    count = MemoryUse(container: stage.container.size, scale: scale)
    try count.takeFrames(1 + layers.mostBitmaps)
  }

  /// The picture of a layer's contents, or nil where they have none.
  mutating func picture(of contents: Contents) throws -> PictureRegion? {
    if let known = regions[contents] { return known }
    var region: PictureRegion?
    if let subject = contents.subject, let picture = try picture(of: subject, in: contents) {
      region = picture.whole
      if case .snapshot(of: _, let part, when: _, filter: _) = contents {
        region = picture.part(part)
      }
    }
    regions[contents] = .some(region)
    return region
  }

  private mutating func picture(
    of subject: Subject, in contents: Contents
  ) throws -> SubjectPicture? {
    let side = side(of: subject)
    let omitted = live.omitted(from: contents).union(bars)
    let own = omitted.filter { self.side(of: $0) == side }
    let plain = Shown(subject: subject, omitted: own, filter: nil)
    if taken[plain] == nil {
      try count.takePicture(of: size(of: subject))
      taken[plain] = .some(try source.picture(of: subject, omitting: omitted))
    }
    guard let filter = contents.filter, let picture = taken[plain] ?? nil else {
      return taken[plain] ?? nil
    }
    let shown = Shown(subject: subject, omitted: own, filter: filter)
    if let known = taken[shown] { return known }
    try count.takePicture(of: size(of: subject))
    let filtered = picture.filtered(by: filter, width: size(of: subject).width)
    taken[shown] = .some(filtered)
    return filtered
  }

  private func side(of subject: Subject) -> Subject.Side? {
    switch subject {
    case .from: .from
    case .to: .to
    default: stage.element(for: subject)?.1
    }
  }

  private func size(of subject: Subject) -> Size2D {
    switch subject {
    case .from: stage.from.frame.size
    case .to: stage.to.frame.size
    default: stage.element(for: subject)?.0.frame.size ?? .zero
    }
  }
}

/// The frames and pictures of one preview, counted.
private struct MemoryUse {
  private let container: Size2D
  private let scale: Double
  private var used = 0.0

  init(container: Size2D, scale: Double) {
    self.container = container
    self.scale = scale
  }

  /// Counts bitmaps as large as the container.
  mutating func takeFrames(_ count: Int) throws(DrawingError) {
    try take(Double(count) * bytes(container))
  }

  /// Counts the picture of a screen or element.
  mutating func takePicture(of size: Size2D) throws(DrawingError) { try take(bytes(size)) }

  private mutating func take(_ bytes: Double) throws(DrawingError) {
    used += bytes
    guard used <= PixelBudget.limit else { throw .tooLarge(container, scale: scale, bytes: used) }
  }

  private func bytes(_ size: Size2D) -> Double {
    4 * max((size.width * scale).rounded(.up), 1) * max((size.height * scale).rounded(.up), 1)
  }
}

extension DrawingError {
  /// Checks that a preview may use screenshots of this size.
  package static func checkMemory(of screenshots: [Bitmap]) throws(DrawingError) {
    let bytes = screenshots.reduce(0.0) { $0 + Double($1.bytesPerRow * $1.height) }
    if bytes > PixelBudget.limit { throw .largeScreenshots(bytes: bytes) }
  }
}

extension [Layer] {
  /// The maximum number of nested layers that are each drawn into a bitmap of their own.
  ///
  /// Every layer counts, since any may need one: if it blurs, or fades and has several parts. Whether it ever does is
  /// up to its tracks, which are not known here.
  fileprivate var mostBitmaps: Int {
    var depths: [Int] = []
    for layer in self { depths.append(1 + (layer.parent.map { depths[$0] } ?? 0)) }
    return depths.max() ?? 0
  }
}
