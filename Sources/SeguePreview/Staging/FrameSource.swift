/// An animation whose frames can be drawn in any order.
///
/// A frame source has no clock: the player or the encoder chooses the progress of each frame.
public protocol FrameSource: Sendable {
  /// The duration, in seconds.
  var duration: Double { get }

  /// Returns the frame at a progress, 0…1; exact at both ends.
  func frame(at progress: Double) throws -> Bitmap
}
