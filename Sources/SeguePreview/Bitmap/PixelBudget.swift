/// The memory that the pictures and frames of one preview may use.
///
/// A frame, the pictures of screens and elements, and the bitmaps that layers which blur or fade are
/// drawn into count; the ``PictureCache`` has a limit of its own. On the largest phones at three
/// pixels per point a frame is 15 MB, so that a preview stays below 300 MB in all.
enum PixelBudget {
  /// The limit, in bytes.
  static let limit = 224_000_000.0
}
