#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A library in this process. It stays open for as long as the process lives.
package struct LoadedLibrary {
  /// Why a library could not be opened, in the system's words.
  package struct Failure: Error {
    package let reason: String
  }

  /// What the system calls it.
  let handle: UnsafeMutableRawPointer

  /// Opens a library, which runs what it does when it is loaded; its names stay its own.
  package init(_ path: String) throws(Failure) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(reason: dlerror().map { String(cString: $0) } ?? "no reason is known")
    }
    self.handle = handle
  }

  /// Where a name of the library is; nil where it has none of that name.
  package func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
