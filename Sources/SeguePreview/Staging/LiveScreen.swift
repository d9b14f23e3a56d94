public import SegueTimeline
private import Synchronization

/// A screen whose layers change unpredictably, as under a finger.
///
/// Pictures are taken when a layer first appears, and cached.
public struct LiveScreen {
  private let stage: Stage
  private let pictures: PictureStore
  private let scale: Double
  private let threads: Int
  private var overlay: ContainerOverlay?
  private var composers: [(composer: FrameComposer, painter: FramePainter)] = []

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - stage: the stage that layers belong to.
  ///   - pictures: the source of pictures of screens and elements.
  ///   - scale: pixels per point.
  ///   - threads: the number of threads that draw a frame.
  public init(
    on stage: Stage, pictures: any PictureSource, scale: Double, threads: Int = 2
  ) {
    self.stage = stage
    self.pictures = PictureStore(pictures)
    self.scale = scale
    self.threads = threads
  }

  /// Draws layers in a given state, with fingers over them.
  ///
  /// - Parameter progress: the transition's progress, 0…1.
  public mutating func frame(
    _ layers: [Layer], _ frame: SegueTimeline.Frame, progress: Double = 0, fingers: [FingerMark]
  ) throws -> Bitmap {
    let (composer, painter) = try prepared(layers)
    var list = composer.displayList(of: frame, progress: progress)
    list.commands += fingers.flatMap { $0.commands(scale: scale) }
    return painter.paint(list)
  }

  private mutating func prepared(
    _ layers: [Layer]
  ) throws -> (composer: FrameComposer, painter: FramePainter) {
    if let known = composers.first(where: { $0.composer.composes(layers) }) { return known }
    overlay = try overlay ?? pictures.overlay(over: layers)
    let composer = try FrameComposer(
      layers, on: stage, pictures: pictures, scale: scale, overlay: overlay)
    let new = (composer, FramePainter(composer, on: stage, threads: threads))
    composers.append(new)
    return new
  }
}

/// A cache of pictures.
private final class PictureStore: PictureSource {
  private struct Key: Hashable {
    let subject: Subject
    let omitted: Set<Subject>
  }

  private let source: any PictureSource
  private let known = Mutex<[Key: SubjectPicture?]>([:])

  init(_ source: any PictureSource) { self.source = source }

  func overlay(over layers: [Layer]) throws -> ContainerOverlay? {
    try source.overlay(over: layers)
  }

  func picture(of subject: Subject, omitting omitted: Set<Subject>) throws -> SubjectPicture? {
    let key = Key(subject: subject, omitted: omitted)
    if let picture = known.withLock({ $0[key] }) { return picture }
    let picture = try source.picture(of: subject, omitting: omitted)
    known.withLock { $0[key] = .some(picture) }
    return picture
  }
}
