import SegueSystem
import SegueYAML
import Synchronization

/// The digests of libraries that were computed before, by the stamps of their files.
///
/// Used by lists only, which would otherwise read every library each time. A library that runs is
/// hashed when it is loaded.
public final class DigestCache: Sendable {
  private struct State {
    var digests: [FileStamp: String]
    var hasChanged = false
  }

  private let path: String?
  private let state: Mutex<State>

  private static let maxBytes = 1 << 20
  /// Files that changed less than this many nanoseconds ago are not cached: they could change again within the same
  /// time stamp.
  private static let settling: Int64 = 2_000_000_000

  /// Reads the stored digests.
  ///
  /// - Parameter folder: the cache folder; nil stores none.
  public init(folder: String?) {
    path = folder.map { "\($0)/library-digests" }
    var digests: [FileStamp: String] = [:]
    let bytes = path.flatMap { try? FileBytes.read($0, limit: Self.maxBytes) } ?? []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 6, words[5].utf8.count == 64, let stamp = FileStamp(words: words) else {
        continue
      }
      digests[stamp] = words[5]
    }
    state = Mutex(State(digests: digests))
  }

  /// Returns the digest of a plugin's library; nil if it has none.
  ///
  /// - Parameter now: the time, in nanoseconds since 1970.
  func digest(
    of plugin: InstalledPlugin, now: Int64
  ) throws(LibraryDigest.Failure) -> String? {
    let stamp = plugin.libraryPath.flatMap { FileStamp.of($0) }
    if let stamp, let known = state.withLock({ $0.digests[stamp] }) { return known }
    let digest = try LibraryDigest.of(plugin)
    if let stamp, let digest, max(stamp.modified, stamp.changed) < now - Self.settling {
      state.withLock { ($0.digests[stamp], $0.hasChanged) = (digest, true) }
    }
    return digest
  }

  /// Stores new digests; failures are ignored.
  public func save() {
    let digests = state.withLock { $0.hasChanged ? $0.digests : nil }
    guard let path, let digests else { return }
    let lines = digests.map { "\($0.words) \($1)\n" }.sorted()
    try? AtomicFile.write(
      Array(lines.joined().utf8), to: path, makesFolders: true, isPrivate: true)
  }
}

extension FileStamp {
  fileprivate var words: String { "\(device) \(inode) \(size) \(modified) \(changed)" }

  fileprivate init?(words: [String]) {
    guard let device = UInt64(words[0]), let inode = UInt64(words[1]), let size = Int64(words[2]),
      let modified = Int64(words[3]), let changed = Int64(words[4])
    else { return nil }
    self.init(size: size, modified: modified, changed: changed, inode: inode, device: device)
  }
}
