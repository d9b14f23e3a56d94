#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A dynamic library loaded into this process; it is never closed.
package struct LoadedLibrary {
  /// The system's reason why a library could not be opened.
  package struct Failure: Error {
    package let reason: String
  }

  /// The `dlopen` handle.
  let handle: UnsafeMutableRawPointer

  /// Opens a library and runs its initializers; its symbols stay local.
  package init(_ path: String) throws(Failure) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(reason: dlerror().map { String(cString: $0) } ?? "unknown error")
    }
    self.handle = handle
  }

  /// Returns the address of a symbol; nil where the library does not define it.
  package func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
