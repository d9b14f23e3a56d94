#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import SystemPackage

/// A file that is written completely or not at all.
///
/// Bytes go to a hidden file in the same folder, which ``commit()`` renames. Without a commit the
/// hidden file is removed when this object is released, or when a signal ends the process, and an
/// existing file of the name is untouched. What a killed process leaves is removed by the next one
/// that writes into the folder: see ``AbandonedFiles``.
package final class AtomicFile {
  /// The final path.
  package let path: String
  /// The path of the hidden file.
  package let temporaryPath: String
  private let descriptor: FileDescriptor
  private var isOpen = true
  private var isCommitted = false
  private let slot: Int?

  /// Creates the hidden file.
  ///
  /// Symbolic links are followed, so that the target is replaced, or created, and the link stays.
  /// Read-only files are rejected, since a rename would pass their protection, and so are devices and
  /// pipes: renaming would replace the device itself.
  ///
  /// - Parameters:
  ///   - makesFolders: whether to create missing folders.
  ///   - isPrivate: whether only the user may read it; otherwise it gets the permissions of the
  ///     file it replaces.
  package init(
    path: String, makesFolders: Bool = false, isPrivate: Bool = false
  ) throws(SystemFailure) {
    let target = try Self.target(of: path)
    let replaced = try Self.permissions(at: target)
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let folder = String(target[..<slash])
    self.path = target
    temporaryPath = folder + AbandonedFiles.newName()
    let permissions: FilePermissions = isPrivate ? .ownerReadWrite : replaced ?? Self.usual
    do throws(Errno) {
      descriptor = try Self.create(temporaryPath, permissions)
    } catch {
      guard makesFolders, error == .noSuchFileOrDirectory else {
        throw Self.failure(path, error)
      }
      try FileSystem.makeFolders(folder, isPrivate: isPrivate)
      do throws(Errno) {
        descriptor = try Self.create(temporaryPath, permissions)
      } catch {
        throw Self.failure(path, error)
      }
    }
    // The lock is held until this process ends; a file without a lock counts as abandoned.
    flock(descriptor.rawValue, LOCK_EX | LOCK_NB)
    AbandonedFiles.removeOnce(in: folder)
    // The replaced file may have permissions that the umask removes from a new file.
    if !isPrivate, let replaced { fchmod(descriptor.rawValue, replaced.rawValue) }
    slot = UnfinishedFiles.add(temporaryPath)
  }

  deinit {
    if isOpen { descriptor.closeQuietly() }
    if !isCommitted { FileSystem.remove(temporaryPath) }
    slot.map(UnfinishedFiles.remove)
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    do throws(Errno) {
      try descriptor.writeFully(bytes)
    } catch {
      throw SystemFailure(.write, path, error)
    }
  }

  /// Replaces bytes that are already there.
  package func replace(_ bytes: [UInt8], at offset: Int) throws(SystemFailure) {
    do throws(Errno) {
      try throwingErrno {
        _ = try descriptor.writeAll(toAbsoluteOffset: Int64(offset), bytes)
      }
    } catch {
      throw SystemFailure(.write, path, error)
    }
  }

  /// Renames the hidden file to its final path.
  ///
  /// Some file systems report only on closing that there was no space for the bytes.
  package func commit() throws(SystemFailure) {
    do throws(Errno) {
      isOpen = false
      try throwingErrno { try descriptor.close() }
      try FileSystem.rename(temporaryPath, to: path)
    } catch {
      throw SystemFailure(.write, path, error)
    }
    isCommitted = true
  }

  /// Writes a whole file.
  package static func write(
    _ bytes: [UInt8], to path: String, makesFolders: Bool = false, isPrivate: Bool = false
  ) throws(SystemFailure) {
    let file = try AtomicFile(path: path, makesFolders: makesFolders, isPrivate: isPrivate)
    try file.write(bytes)
    try file.commit()
  }

  /// Checks that a file can be written, without changing it.
  package static func check(_ path: String) throws(SystemFailure) {
    _ = try AtomicFile(path: path)
  }

  /// The permissions of a new file, before the umask.
  private static let usual: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]

  private static func create(
    _ path: String, _ permissions: FilePermissions
  ) throws(Errno) -> FileDescriptor {
    let number = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, permissions.rawValue)
    guard number >= 0 else { throw .last }
    return FileDescriptor(rawValue: number)
  }

  private static func failure(_ path: String, _ code: Errno) -> SystemFailure {
    let folder = FileSystem.folder(of: path)
    let isMissing = code == .noSuchFileOrDirectory && !folder.isEmpty && FileStamp.of(folder) == nil
    return SystemFailure(
      .write, path, code,
      help: isMissing
        ? "create its folder first: mkdir -p \(folder)"
        : "check that the folder exists and is writable")
  }

  /// The path at the end of all links, whether there is a file or not.
  private static func target(of path: String) throws(SystemFailure) -> String {
    if let real = FileSystem.real(path) { return real }
    var target = path
    for _ in 0..<32 {
      guard let next = FileSystem.destination(ofLink: target) else { return target }
      target = next
    }
    throw SystemFailure(.write, path, .tooManySymbolicLinkLevels)
  }

  /// The permissions of the file to be replaced, or nil where there is none.
  private static func permissions(at path: String) throws(SystemFailure) -> FilePermissions? {
    guard !path.isEmpty else {
      throw SystemFailure(
        .write, "a file", reason: "the path has no file name", help: "add a file name")
    }
    guard let status = try? FileStatus(following: path) else { return nil }
    guard status.isFile else {
      throw SystemFailure(
        .write, path, reason: "it is not a regular file",
        help: "choose another path")
    }
    guard !status.permissions.isDisjoint(with: [.ownerWrite, .groupWrite, .otherWrite]) else {
      throw SystemFailure(
        .write, path, reason: "it is read-only", help: "choose another path, or make it writable")
    }
    return status.permissions
  }
}
