package import SegueSystem

/// A file or folder, and its state when it was recorded.
package struct WatchedFile: Hashable, Sendable {
  /// Its path.
  package let path: String
  /// Its stamp, following links; nil if it was missing.
  package let stamp: FileStamp?

  /// Records the current state of a file or folder.
  package init(_ path: String) {
    self.path = path
    stamp = FileStamp.of(path)
  }
}
