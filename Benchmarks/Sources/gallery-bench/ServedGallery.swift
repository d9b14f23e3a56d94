import Foundation

/// A gallery that `segue gallery --serve` serves, until it is released.
final class ServedGallery {
  /// The address of its page.
  let address: String
  private let process = Process()

  /// Starts the server; nil where it does not say its address.
  ///
  /// - Parameter catalog: the catalog's folder; nil for the one that comes with the program.
  init?(_ segue: String, catalog: String? = nil) {
    let output = Pipe()
    process.executableURL = URL(filePath: segue)
    process.arguments =
      ["gallery", "--serve", "--port", "0"] + (catalog.map { ["--catalog", $0] } ?? [])
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let end = line.firstIndex(of: "\n") else {
      process.terminate()
      return nil
    }
    address = String(line[..<end])
    waitForAllPages()
  }

  /// Waits until no page has been added for a while: the server begins before all are laid out.
  private func waitForAllPages() {
    func count() -> Int {
      let text = LocalConnection("/", of: address)?.answer()
      return text?.components(separatedBy: "<li class=\"card\"").count ?? 0
    }
    var (last, now) = (-1, count())
    while now != last {
      Thread.sleep(forTimeInterval: 5)
      (last, now) = (now, count())
    }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
