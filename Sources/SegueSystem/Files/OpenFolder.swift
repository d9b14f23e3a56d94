#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open folder, for looking up entries without resolving the whole path again.
package struct OpenFolder: ~Copyable {
  /// The path that it was opened with.
  package let path: String
  /// The file descriptor.
  let descriptor: Int32

  /// The kind of an entry, as reported by the folder itself.
  package enum Kind {
    case file, folder
    /// A link, or anything on a file system that does not report kinds.
    case unknown
    case other
  }

  /// The working directory, or the root for absolute paths; not actually opened.
  package static var working: OpenFolder { OpenFolder(path: "", descriptor: AT_FDCWD) }

  private init(path: String, descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Opens a folder.
  package init(_ path: String) throws(SystemFailure) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw .last(path) }
  }

  /// Opens a folder by its name in another one.
  package init(_ name: String, in parent: borrowing OpenFolder) throws(SystemFailure) {
    path = parent.path(of: name)
    descriptor = openat(parent.descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw .last(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the path of an entry.
  package func path(of name: String) -> String {
    if path.isEmpty { return name }
    return path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The folder's own stamp.
  package func stamp() throws(SystemFailure) -> FileStamp {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    return FileStamp(status)
  }

  /// Returns the entries, sorted by their bytes.
  ///
  /// - Parameter includesHidden: whether names that begin with a dot are included.
  package func entries(
    includesHidden: Bool = false
  ) throws(SystemFailure) -> [(name: String, kind: Kind)] {
    try unsortedEntries(includesHidden: includesHidden).sorted { $0.name.precedes($1.name) }
  }

  /// Returns the entries in no particular order, without the time that sorting a large folder takes.
  ///
  /// - Parameter includesHidden: whether names that begin with a dot are included.
  package func unsortedEntries(
    includesHidden: Bool = false
  ) throws(SystemFailure) -> [(name: String, kind: Kind)] {
    // The stream takes ownership of its descriptor, so it gets a new one.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw .last(path) }
    guard let stream = fdopendir(own) else {
      let failure = SystemFailure.last(path)
      close(own)
      throw failure
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = Self.name(of: entry)
      let isShown = includesHidden ? name != "." && name != ".." : !name.hasPrefix(".")
      if isShown { entries.append((name, Kind(Int32(entry.pointee.d_type)))) }
    }
    guard errno == 0 else { throw .last(path) }
    return entries
  }

  /// Returns the kind of an entry, links followed.
  package func kind(of name: String) -> Kind {
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
  }
}

extension String {
  /// Whether the string sorts before another one by bytes.
  fileprivate func precedes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let my = mine.baseAddress, let their = theirs.baseAddress else {
          return mine.count < theirs.count
        }
        let order = memcmp(my, their, min(mine.count, theirs.count))
        return order == 0 ? mine.count < theirs.count : order < 0
      }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension OpenFolder.Kind {
  /// Creates a kind from a directory entry's type.
  fileprivate init(_ type: Int32) {
    switch type {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): self = .unknown
    default: self = .other
    }
  }
}
