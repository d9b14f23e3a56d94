#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import CSegueSandbox
package import SystemPackage

/// Bytes as a file that no other process can change, so that the loaded bytes are the checked ones.
///
/// On Linux it is a sealed file in memory, elsewhere a file in a folder that only the user can
/// enter.
package final class SealedFile: Sendable {
  /// The open file; nil where it has a path instead.
  package let descriptor: FileDescriptor?
  private let copy: String?

  /// The path of the file in a process where the descriptor has some number.
  package func path(number: Int32) -> String { copy ?? "/proc/self/fd/\(number)" }

  /// The path of the file in this process.
  package var path: String { path(number: descriptor?.rawValue ?? -1) }

  #if os(Linux)
  /// Creates a file.
  ///
  /// - Parameter name: the name that debuggers and `/proc` show.
  package init(_ bytes: [UInt8], name: String) throws(Errno) {
    let shown = String(decoding: name.utf8.suffix(200), as: UTF8.self)
    let number = segue_create_memory_file(shown)
    guard number >= 0 else { throw .last }
    let file = FileDescriptor(rawValue: number)
    do throws(Errno) {
      try file.writeFully(bytes)
      guard segue_seal(number) == 0 else { throw .last }
    } catch {
      file.closeQuietly()
      throw error
    }
    descriptor = file
    copy = nil
  }
  #else
  /// Creates a file, alone in a folder that only the user can enter.
  ///
  /// - Parameter name: not used here.
  package init(_ bytes: [UInt8], name: String) throws(Errno) {
    var template = Array("/tmp/segue-library-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The sandbox knows it by its real path.
    let path = "\(FileSystem.real(made) ?? made)/library"
    do throws(Errno) {
      let number = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o400)
      guard number >= 0 else { throw .last }
      let file = FileDescriptor(rawValue: number)
      defer { file.closeQuietly() }
      try file.writeFully(bytes)
    } catch {
      Self.remove(path)
      throw error
    }
    (descriptor, copy) = (nil, path)
  }
  #endif

  deinit {
    descriptor?.closeQuietly()
    if let copy { Self.remove(copy) }
  }

  /// Removes a copy and its folder.
  private static func remove(_ path: String) {
    FileSystem.remove(path)
    FileSystem.removeFolder(FilePath(path).removingLastComponent().string)
  }
}
