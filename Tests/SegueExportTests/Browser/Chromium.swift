import Foundation

/// A browser without a window, to ask what it makes of a page.
struct Chromium {
  private let program: URL

  /// The browser of this machine, or nil where none is installed.
  static let installed: Chromium? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in
      folders.map { URL(filePath: String($0)).appending(path: name) }
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map(Chromium.init)
  }()

  /// Why tests that need the browser are skipped.
  static let absence = "skipped: no chromium, chromium-browser or google-chrome in PATH"

  /// The document that a page has become once its scripts have run.
  func document(of page: String, query: String = "?bare&t=0", flags: [String] = []) throws -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)

    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments =
      flags + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--window-size=390,844", "--virtual-time-budget=2000", "--timeout=20000",
        "--user-data-dir=\(folder.appending(path: "profile").path)", "--dump-dom",
        "file://\(file.path)\(query)",
      ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
