import SegueSystem
import SegueYAML

/// Looks whether a file has become another.
struct FileWatch {
  /// What has become of the file.
  enum Change: Hashable {
    case none, changed, gone
  }

  /// The file.
  let path: String
  private var stamp: FileStamp?

  /// Begins with the file as it is.
  init(_ path: String) {
    self.path = path
    stamp = FileStamp.of(path)
  }

  /// What has happened since the last look; a file that comes back has changed.
  mutating func look() -> Change {
    let now = FileStamp.of(path)
    guard now != stamp else { return .none }
    stamp = now
    return now == nil ? .gone : .changed
  }
}
