/// Something to be watched: any frame of it, in any order.
///
/// A film has no clock: who plays or writes it says which part of the whole a frame shows.
public protocol FrameSource: Sendable {
  /// How long it takes, in seconds.
  var duration: Double { get }

  /// The frame at a part of the whole, 0…1; exact at both ends.
  func frame(at progress: Double) throws -> Bitmap
}
