import Testing

@testable import SegueGallery

/// The page's own scripts, as they are sent.
@Suite struct GalleryAssetsTests {
  @Test func `scripts have neither comments nor indentation`() {
    for script in [GalleryAssets.startScript, GalleryAssets.script] {
      for line in script.split(separator: "\n") {
        #expect(!line.hasPrefix("//") && !line.hasPrefix("/*") && !line.hasPrefix(" "))
        #expect(!line.hasSuffix("*/"))
        // Otherwise a text of several lines would have lost its indentation.
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
      }
    }
    #expect(GalleryAssets.script.contains("segue.Hero = class {\n"))
  }
}
