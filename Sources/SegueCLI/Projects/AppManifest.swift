import SegueDiagnostics
import SegueSystem

/// The `Package.swift` of an app, as far as its text says what Segue needs.
struct AppManifest {
  private let text: String
  private let folder: String

  /// Reads the manifest in a folder; nil if there is none.
  init?(in folder: String) {
    guard let bytes = try? FileBytes.read("\(folder)/Package.swift", limit: 1 << 20) else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.folder = folder
  }

  /// What a manifest must have for Segue's package: its traits came with Swift 6.1.
  static let requirement = "swift-tools-version 6.1, platforms: [.iOS(.v17)]"

  /// The name of its package; nil if it says none.
  var package: String? {
    text.firstMatch(of: /Package\(\s*name: "([^"]+)"/).map { String($0.1) }
  }

  /// Whether it names a package.
  func names(_ package: String) -> Bool {
    text.contains(".package(name: \"\(package)\"") || text.contains("/\(package)\"")
  }

  /// What keeps Segue's package from being resolved or built, in words.
  var problems: [String] { [toolsProblem, platformProblem, pathProblem].compactMap(\.self) }

  /// Whether a target or a product, other than tests, has another target of this name.
  func uses(_ target: String) -> Bool {
    text.replacing(/\.testTarget\([^()]*\)/, with: "").ranges(of: "\"\(target)\"").count > 1
  }

  private var toolsProblem: String? {
    let found = text.firstMatch(of: /swift-tools-version: *([0-9]+)\.([0-9]+)/)
    guard let found else { return "needs the first line '// swift-tools-version: 6.1'" }
    let version = (Int(found.1) ?? 0, Int(found.2) ?? 0)
    return version < (6, 1)
      ? "needs swift-tools-version 6.1, and has \(version.0).\(version.1)" : nil
  }

  private var platformProblem: String? {
    let found = text.firstMatch(of: /\.iOS\((?:\.v|")([0-9]+)/)
    guard let version = found.flatMap({ Int($0.1) }) else {
      return "needs 'platforms: [.iOS(.v17)]'"
    }
    return version < 17 ? "needs '.iOS(.v17)', and has \(version)" : nil
  }

  private var pathProblem: String? {
    let found = text.firstMatch(of: /\.package\((?:name: "segue", )?path: "([^"]*segue)"/)
    guard let path = found.map({ String($0.1) }) else { return nil }
    let place = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return FileStamp.of("\(place)/Package.swift") == nil
      ? "names the package at \(path.printable), where there is none" : nil
  }
}
