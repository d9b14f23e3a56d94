#if !os(Linux)
#if canImport(Darwin)
import Darwin
#endif
package import SystemPackage

/// The sandbox of macOS: written from its documentation, and not tried yet.
extension Sandbox {
  /// What this system cannot prevent.
  package static let gaps: [Gap] =
    initialize == nil ? [.everything, .memory] : [.untried, .threads, .memory]

  /// What is in force, in one line.
  package static let summary = initialize == nil ? "none" : "the sandbox of macOS"

  /// Enters the sandbox, for the rest of this process's life, as far as this system has one.
  ///
  /// - Parameters:
  ///   - file: a file that it can read, besides the system's libraries.
  ///   - parent: not used here; on Linux it decides which threads start.
  /// - Throws: If the system has a sandbox but does not accept the profile.
  package static func enter(
    reading file: String, telling parent: FileDescriptor
  ) throws(Failure) {
    guard let initialize else { return }
    var message: UnsafeMutablePointer<CChar>?
    guard initialize(profile(reading: file), 0, &message) != 0 else { return }
    let reason = message.map { String(cString: $0) } ?? "unknown error"
    throw Failure(reason: "cannot enter the sandbox: \(reason)")
  }

  /// Everything is denied but reading libraries, which the loader maps.
  private static func profile(reading file: String) -> String {
    """
    (version 1)
    (deny default)
    (allow file-read* file-map-executable
      (subpath "/usr/lib") (subpath "/System/Library") (subpath "/usr/local/lib")
      (literal "\(file)"))
    (allow file-read-metadata)
    (allow sysctl-read)
    (allow signal (target self))
    """
  }

  private typealias Initialize =
    @convention(c) (
      UnsafePointer<CChar>, UInt64, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32

  /// `sandbox_init`, which the system still has but its headers call deprecated.
  private static let initialize: Initialize? = {
    #if os(macOS)
    return dlsym(UnsafeMutableRawPointer(bitPattern: -2), "sandbox_init")
      .map { unsafeBitCast($0, to: Initialize.self) }
    #else
    return nil
    #endif
  }()
}
#endif
