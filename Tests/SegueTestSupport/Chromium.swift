import Foundation

/// A headless browser for testing pages.
public struct Chromium: Sendable {
  private let program: URL

  /// The browser of this machine; nil if none is installed.
  public static let installed: Chromium? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.compactMap(InstalledProgram.path).first
      .map { Chromium(program: URL(filePath: $0)) }
  }()

  /// The program's path; nil if there is none.
  static var path: String? { installed?.program.path }

  /// The document after its scripts have run.
  public func document(
    of page: String, query: String = "?bare&t=0", flags: [String] = []
  ) throws -> String {
    let data = try run(page, query: query) { _ in flags + ["--dump-dom"] }
    return String(decoding: data.output, as: UTF8.self)
  }

  /// A screenshot of the page as PNG, at one pixel per CSS pixel.
  ///
  /// - Parameter size: the window's size, in pixels.
  public func screenshot(
    of page: String, query: String, size: (width: Int, height: Int)
  ) throws -> [UInt8] {
    let result = try run(page, query: query, size: size) { folder in
      [
        "--screenshot=\(folder.appending(path: "page.png").path)",
        "--force-device-scale-factor=1", "--force-color-profile=srgb",
      ]
    }
    return [UInt8](result.screenshot ?? Data())
  }

  /// The result of a run.
  private struct Result {
    let output: Data
    let screenshot: Data?
  }

  /// The browser did not exit.
  struct Hung: Error, CustomStringConvertible {
    let description = "the browser hung three times"
  }

  /// The timeout for a page, in seconds; one takes about two.
  private static let timeout = 40.0

  /// Runs the browser, which occasionally hangs after finishing, and is then restarted.
  private func run(
    _ page: String, query: String, size: (width: Int, height: Int) = (390, 844),
    flags: (URL) -> [String]
  ) throws -> Result {
    for _ in 0..<3 {
      if let result = try attempt(page, query: query, size: size, flags: flags) { return result }
    }
    throw Hung()
  }

  /// Runs the browser once; nil if it hangs.
  private func attempt(
    _ page: String, query: String, size: (width: Int, height: Int), flags: (URL) -> [String]
  ) throws -> Result? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    // A file, not a pipe: the browser's child processes keep a pipe open, which would block
    // reading.
    let output = folder.appending(path: "output")
    try Data().write(to: output)

    let process = Process()
    process.executableURL = program
    process.arguments =
      flags(folder) + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--window-size=\(size.width),\(size.height)", "--virtual-time-budget=2000",
        "--timeout=20000", "--run-all-compositor-stages-before-draw",
        "--user-data-dir=\(folder.appending(path: "profile").path)",
        "file://\(file.path)\(query)",
      ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard Self.waits(for: process) else { return nil }
    return Result(
      output: try Data(contentsOf: output),
      screenshot: try? Data(contentsOf: folder.appending(path: "page.png")))
  }

  /// Waits until a process ends; after the timeout, kills it and its children.
  private static func waits(for process: Process) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
    guard process.isRunning else { return true }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return false
  }
}
