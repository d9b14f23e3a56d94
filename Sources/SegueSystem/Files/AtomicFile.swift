#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SystemPackage

/// A file that appears whole or not at all.
///
/// Bytes go to a hidden file in the same folder, which ``commit()`` renames. Without a commit the
/// hidden file disappears with this value, or with the process where a signal ends it, and
/// whatever had the name before is untouched.
package final class AtomicFile {
  /// Where the file will be.
  package let path: String
  /// Where it is written until then.
  package let temporaryPath: String
  private let descriptor: FileDescriptor
  private var isCommitted = false
  private let slot: Int?

  /// Opens the hidden file.
  ///
  /// A link is followed, so that the file behind it is replaced and the link stays. Devices and
  /// pipes are refused: renaming would replace the device itself.
  ///
  /// - Parameters:
  ///   - makesFolders: Whether folders are made where there are none.
  ///   - isPrivate: Whether nobody but the user may read it; else it is as the file that it replaces.
  package init(
    path: String, makesFolders: Bool = false, isPrivate: Bool = false
  ) throws(SystemFailure) {
    let target = FilePlace.real(path) ?? path
    let replaced = try Self.permissions(at: target)
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    self.path = target
    temporaryPath = target[..<slash] + ".segue-\(name)"
    let permissions: FilePermissions = isPrivate ? .ownerReadWrite : replaced ?? Self.usual
    do throws(Errno) {
      do throws(Errno) {
        descriptor = try Self.create(temporaryPath, permissions)
      } catch {
        guard makesFolders, error == .noSuchFileOrDirectory else { throw error }
        FilePlace.makeFolders(String(target[..<slash]), isPrivate: isPrivate)
        descriptor = try Self.create(temporaryPath, permissions)
      }
    } catch {
      throw SystemFailure(
        .write, path, error, help: "Check that the folder exists and is writable.")
    }
    // What the user's mask takes away from a new file, the old one may have had.
    if !isPrivate, let replaced { fchmod(descriptor.rawValue, replaced.rawValue) }
    slot = UnfinishedFiles.add(temporaryPath)
  }

  deinit {
    descriptor.closeQuietly()
    if !isCommitted { FilePlace.remove(temporaryPath) }
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

  /// Gives the file its name.
  package func commit() throws(SystemFailure) {
    do throws(Errno) {
      try FilePlace.rename(temporaryPath, to: path)
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

  /// What a new file may be used for, before the user's mask.
  private static let usual: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]

  private static func create(
    _ path: String, _ permissions: FilePermissions
  ) throws(Errno) -> FileDescriptor {
    let number = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, permissions.rawValue)
    guard number >= 0 else { throw .last }
    return FileDescriptor(rawValue: number)
  }

  /// The permissions of the file that is going to be replaced, or nil where there is none.
  private static func permissions(at path: String) throws(SystemFailure) -> FilePermissions? {
    guard !path.isEmpty else {
      throw SystemFailure(.write, "a file", reason: "it has no name", help: "Give it a name.")
    }
    guard let status = try? FileStatus(following: path) else { return nil }
    guard status.isFile else {
      throw SystemFailure(
        .write, path, reason: "it exists and is not a regular file",
        help: "Choose the name of a file.")
    }
    return status.permissions
  }
}
