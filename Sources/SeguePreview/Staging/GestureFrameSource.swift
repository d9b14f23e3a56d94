public import SegueTimeline

/// A transition that fingers drive, ready to be watched, with the fingers on it.
public struct GestureFrameSource: FrameSource {
  /// What is to be seen at one time.
  public struct Moment: Sendable {
    /// The layers.
    public var layers: [Layer]
    /// How they stand.
    public var frame: SegueTimeline.Frame
    /// The fingers on the screen, and those just lifted.
    public var fingers: [FingerMark]

    /// Creates a moment.
    public init(layers: [Layer], frame: SegueTimeline.Frame, fingers: [FingerMark]) {
      self.layers = layers
      self.frame = frame
      self.fingers = fingers
    }
  }

  /// How long it takes, in seconds.
  public let duration: Double
  private let composers: [FrameComposer]
  private let painter: FramePainter
  private let moment: @Sendable (Double) throws -> Moment

  /// Creates a film.
  ///
  /// The layers may become others on the way, as when the finger is lifted and the preset goes on with a
  /// timeline of its own: the pictures of all that there will be are taken now.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - layers: all the layers that will be seen, those that are seen together in one list.
  ///   - stage: the stage that they were laid out on.
  ///   - pictures: where the pictures of screens and elements come from.
  ///   - scale: pixels in a point.
  ///   - threads: how many rows of a frame are drawn at once.
  ///   - moment: what is to be seen at a time, in seconds; a pure function.
  /// - Precondition: there is at least one list of layers.
  public init(
    duration: Double, layers: [[Layer]], on stage: Stage, pictures: some PictureSource,
    scale: Double, threads: Int = 2, moment: @escaping @Sendable (Double) throws -> Moment
  ) throws {
    var composers: [FrameComposer] = []
    for layers in layers where !composers.contains(where: { $0.composes(layers) }) {
      composers.append(
        try FrameComposer(layers, on: stage, pictures: pictures, scale: scale))
    }
    precondition(!composers.isEmpty, "a film shows layers")
    self.duration = duration
    self.composers = composers
    self.moment = moment
    painter = FramePainter(composers[0], on: stage, threads: threads)
  }

  /// The frame at a part of the whole, 0…1; exact at both ends.
  ///
  /// - Throws: what asking for the moment throws, and ``MediaError/Code/frames`` where its layers are none of
  ///   those that the film was made for.
  public func frame(at progress: Double) throws -> Bitmap {
    let moment = try moment(progress == 1 ? duration : progress * duration)
    guard let composer = composers.first(where: { $0.composes(moment.layers) }) else {
      throw MediaError(.frames, "a moment of the film shows layers that nobody announced")
    }
    var list = composer.displayList(of: moment.frame)
    list.commands += moment.fingers.flatMap { $0.commands(scale: composer.scale) }
    return painter.paint(list)
  }
}
