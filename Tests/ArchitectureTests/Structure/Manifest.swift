import Foundation

/// What SwiftPM makes of `Package.swift`.
struct Manifest: Decodable {
  struct Target: Decodable {
    struct Provider: Decodable {
      let apt: [[String]]?
      let brew: [[String]]?
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
    let pkgConfig: String?
    let providers: [Provider]?

    /// Whether it is there for tests only.
    var servesTests: Bool { type == "test" || path?.hasPrefix("Tests/") == true }
  }

  /// Something a target depends on: SwiftPM writes `{"byName": ["SegueTimeline", null]}`.
  struct Dependency: Decodable {
    let name: String
    let isProduct: Bool

    init(from decoder: any Decoder) throws {
      let kinds = try [String: [Part?]](from: decoder)
      guard let (kind, parts) = kinds.first, let name = parts.first??.text else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
      }
      self.name = name
      isProduct = kind == "product"
    }
  }

  /// A name; aliases and conditions are maps, which do not matter here.
  struct Part: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  let targets: [Target]

  /// Asks SwiftPM, with a build folder of its own: the usual one is locked while tests run.
  static func load() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    // As a package that depends on this one sees it.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "SEGUE_DEVELOPMENT" }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: bytes)
  }
}
