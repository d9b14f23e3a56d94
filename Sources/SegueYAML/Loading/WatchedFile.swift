package import SegueSystem

/// A file or folder, and how it stood when it was looked at.
package struct WatchedFile: Hashable, Sendable {
  /// Its path.
  package let path: String
  /// Its stamp, links followed; nil where there was none.
  package let stamp: FileStamp?

  /// Looks at a file or folder now.
  package init(_ path: String) {
    self.path = path
    stamp = FileStamp.of(path)
  }
}
