import SegueCatalog
import SegueGallery
import SegueTestSupport
import SegueYAML
import Synchronization
import Testing

@testable import SegueCLI

/// The gallery of the whole catalog, written once for all tests that look at it.
enum GallerySite {
  static let catalogFolder = SchemaTests.root + "/catalog"

  static let catalog = Result { SegueCLI.Catalog([try CatalogFolder(catalogFolder)]) }

  private static let written: Result<(folder: TemporaryFolder, run: CommandRun), any Error> =
    Result {
      let folder = try TemporaryFolder()
      let run = CommandRun(
        "gallery", "-o", "site", "--scale", "1", "--catalog", catalogFolder, in: folder)
      return (folder, run)
    }

  /// The address of its page.
  static func address(_ rest: String = "") throws -> String {
    let (folder, run) = try written.get()
    try #require(run.status == .success, "\(run.errors)")
    return "file://\(folder.path)/site/index.html\(rest)"
  }
}

extension BrowserSession {
  /// Waits until every picture that the page shows can be drawn.
  func waitForPictures() throws {
    _ = try evaluate(
      """
      Promise.all([...new Set([...document.querySelectorAll(".picture")]
        .map((one) => /url\\("(.*)"\\)/.exec(one.style.backgroundImage)?.[1]).filter(Boolean))]
        .map((address) => Object.assign(new Image(), { src: address }).decode()))
        .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      """)
  }

  /// A number that a script gives.
  func number(_ script: String) throws -> Double {
    (try evaluate(script) as? Double) ?? .nan
  }

  /// The box of the first element that a selector finds: x, y, width and height.
  func box(_ selector: String) throws -> (x: Double, y: Double, width: Double, height: Double) {
    func part(_ name: String) throws -> Double {
      try number("document.querySelector('\(selector)').getBoundingClientRect().\(name)")
    }
    return (try part("x"), try part("y"), try part("width"), try part("height"))
  }
}
