import Foundation

/// The browser of this machine.
enum Chromium {
  /// Its path; nil if none is installed.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return ["chromium-headless-shell", "chromium", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()
}
