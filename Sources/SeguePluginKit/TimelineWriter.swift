import CSeguePlugin

/// The destination of an animator's timeline.
///
/// It is valid until the call returns, and copies everything immediately. Once the host has refused
/// something, the timeline is lost: rethrow the error.
public struct TimelineWriter {
  private let sink: UnsafePointer<segue_sink>

  init(_ sink: UnsafePointer<segue_sink>) { self.sink = sink }

  /// Adds a layer on top of those added before it; parents come before their sublayers.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  @discardableResult
  public func add(_ layer: Layer) throws(PluginFailure) -> LayerNumber {
    let arena = Arena()
    let number = withExtendedLifetime(arena) {
      var record = layer.record(in: arena)
      return sink.pointee.add_layer(sink, &record)
    }
    try PluginFailure.check(number, "layer '\(layer.id)'")
    return LayerNumber(value: number)
  }

  /// Adds the live layer of a screen, named `from` or `to`, with the screen's frame and corners.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  @discardableResult
  public func addScreen(
    _ side: Subject.Side, on stage: Stage, isHidden: Bool = false
  ) throws(PluginFailure) -> LayerNumber {
    let screen = side == .from ? stage.from : stage.to
    var layer = Layer(
      side == .from ? "from" : "to", .live(side == .from ? .from : .to), frame: screen.frame)
    if screen.cornerRadius > 0 {
      layer.numbers = [.cornerRadius: screen.cornerRadius, .masksToBounds: 1]
    }
    if isHidden { layer.numbers[.hidden] = 1 }
    return try add(layer)
  }

  /// Adds a track.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  public func add(_ track: Track) throws(PluginFailure) {
    let arena = Arena()
    let status = withExtendedLifetime(arena) {
      var record = track.record(in: arena)
      return sink.pointee.add_track(sink, &record)
    }
    try PluginFailure.check(status, "a track of layer \(track.layer.value)")
  }

  /// Moves one number of a layer from one value to another.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  public func move(
    _ layer: LayerNumber, _ channel: Channel, from start: Double, to end: Double,
    delay: Double = 0, duration: Double, easing: Easing = .linear
  ) throws(PluginFailure) {
    try add(
      Track(
        layer, .channels([channel]), [Keyframe(0, start), Keyframe(1, end)], delay: delay,
        duration: duration, easing: easing))
  }

  /// Sets the timeline's duration, in seconds; by default it ends with its last track.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  public func setDuration(_ seconds: Double) throws(PluginFailure) {
    try PluginFailure.check(
      sink.pointee.set_duration(sink, seconds), "a duration of \(seconds) seconds")
  }

  /// Declares exceptions to the laws at the timeline's ends.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses it.
  public func declare(_ declarations: Declarations) throws(PluginFailure) {
    try PluginFailure.check(
      sink.pointee.declare(sink, declarations.rawValue), "the timeline's declarations")
  }
}

/// Declared exceptions to the laws at the timeline's ends.
public struct Declarations: OptionSet, Sendable {
  /// The bits of the plugin interface.
  public let rawValue: UInt32

  /// Creates a set from the interface's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The arriving screen is visible inside the source at the start.
  public static let startsAtSource = Declarations(rawValue: UInt32(SEGUE_STARTS_AT_SOURCE))
  /// The departing screen is still visible inside the source at the end.
  public static let endsAtSource = Declarations(rawValue: UInt32(SEGUE_ENDS_AT_SOURCE))
  /// A value jumps on purpose.
  public static let hasCut = Declarations(rawValue: UInt32(SEGUE_HAS_CUT))
}
