public import SegueTimeline

/// An interactive transition as frames, with the fingers that drive it.
public struct GestureFrameSource: FrameSource {
  /// The state at one time.
  public struct Sample: Sendable {
    /// The layers.
    public var layers: [Layer]
    /// The layers' state.
    public var frame: SegueTimeline.Frame
    /// The fingers on the screen, and those recently lifted.
    public var fingers: [FingerMark]
    /// The transition's progress, 0…1.
    public var progress: Double

    /// Creates a sample.
    public init(
      layers: [Layer], frame: SegueTimeline.Frame, fingers: [FingerMark], progress: Double = 0
    ) {
      self.progress = progress
      self.layers = layers
      self.frame = frame
      self.fingers = fingers
    }
  }

  /// The duration, in seconds.
  public let duration: Double
  private let composers: [FrameComposer]
  private let painter: FramePainter
  private let sample: @Sendable (Double) throws -> Sample

  /// Creates a frame source.
  ///
  /// The layers may change, for example when the finger lifts and the preset continues with another
  /// timeline, so pictures of all layers are taken now.
  ///
  /// - Parameters:
  ///   - duration: the duration, in seconds.
  ///   - layers: all the layers, with those that are shown together in one list.
  ///   - stage: the stage that the layers belong to.
  ///   - pictures: the source of pictures of screens and elements.
  ///   - scale: pixels per point.
  ///   - threads: the number of threads that draw a frame.
  ///   - sample: returns the state at a time, in seconds; a pure function.
  /// - Precondition: there is at least one list of layers.
  public init(
    duration: Double, layers: [[Layer]], on stage: Stage, pictures: some PictureSource,
    scale: Double, threads: Int = 2, sample: @escaping @Sendable (Double) throws -> Sample
  ) throws {
    var composers: [FrameComposer] = []
    // A bar that a layer of any list shows is left out of the overlay for all of them.
    let overlay = try pictures.overlay(over: layers.flatMap(\.self))
    for layers in layers where !composers.contains(where: { $0.composes(layers) }) {
      composers.append(
        try FrameComposer(
          layers, on: stage, pictures: pictures, scale: scale, overlay: overlay))
    }
    precondition(!composers.isEmpty, "a frame source shows layers")
    self.duration = duration
    self.composers = composers
    self.sample = sample
    painter = FramePainter(composers[0], on: stage, threads: threads)
  }

  /// Returns the frame at a progress, 0…1; exact at both ends.
  ///
  /// - Throws: the errors of the `sample` closure, and ``MediaError/Code/frames`` where its layers
  ///   were not passed at creation.
  public func frame(at progress: Double) throws -> Bitmap {
    let sample = try sample(progress == 1 ? duration : progress * duration)
    guard let composer = composers.first(where: { $0.composes(sample.layers) }) else {
      throw MediaError(.frames, "a frame has layers that were not declared")
    }
    var list = composer.displayList(of: sample.frame, progress: sample.progress)
    list.commands += sample.fingers.flatMap { $0.commands(scale: composer.scale) }
    return painter.paint(list)
  }
}
