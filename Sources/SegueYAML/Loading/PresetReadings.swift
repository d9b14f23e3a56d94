import SegueSystem
import Synchronization

/// What was read of preset files, for programs that load a catalog again whenever one of its files changes.
package final class PresetReadings: Sendable {
  private struct Known {
    let stamp: FileStamp
    let result: PresetDraftResult
  }

  private let known = Mutex<[String: Known]>([:])

  /// Creates an empty memory.
  package init() {}

  /// What is known of a file if it has not changed, or else what is read of it now.
  func reading(of file: PresetFile, read: () -> PresetDraftResult) -> PresetDraftResult {
    // Taken before the file is read: if it changes meanwhile, it is read again next time.
    guard let stamp = FileStamp.of(file.path) else { return read() }
    if let known = known.withLock({ $0[file.path] }), known.stamp == stamp { return known.result }
    let result = read()
    known.withLock { $0[file.path] = Known(stamp: stamp, result: result) }
    return result
  }

  /// Forgets all files but some, so that deleted ones take no memory.
  func keep(only files: [PresetFile]) {
    let paths = Set(files.map(\.path))
    known.withLock { known in known = known.filter { paths.contains($0.key) } }
  }
}
