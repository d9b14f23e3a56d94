import SegueCatalog
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// The shape of the screen that frames are cut to.
struct DeviceShapeTests {
  private func frame(_ request: StageRequest) throws -> Bitmap {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    let preset = try #require(catalog.registry.preset("parallax-push"))
    return try StagedPreset(preset, request, PictureChoice(), in: catalog)
      .frameSource(scale: 1).frame(at: 0.5)
  }

  @Test func `a phone's frame has transparent corners of the screen's radius`() throws {
    let frame = try frame(StageRequest())
    #expect((frame.width, frame.height) == (402, 874))
    for (x, y) in [(0, 0), (401, 0), (0, 873), (401, 873), (10, 10), (391, 863)] {
      #expect(frame[x, y] == 0, "at \(x), \(y)")
    }
    // A continuous corner takes up 62 × 1.53 = 94.8 points of each edge, and passes 16.8 points from both.
    for (x, y) in [(18, 18), (383, 855), (0, 95), (95, 0), (401, 778), (200, 437)] {
      #expect(frame[x, y] >> 24 == 255, "at \(x), \(y)")
    }
    let edge = (0..<95).map { frame[$0, 5] >> 24 }
    #expect(edge == edge.sorted())
  }

  @Test(arguments: [(834.0, 1194.0, nil as Double?, 18), (300, 300, nil, 0), (300, 300, 40, 40)])
  func `other containers have their own corners`(
    width: Double, height: Double, asked: Double?, radius: Int
  ) throws {
    let frame = try frame(
      StageRequest(container: Size2D(width: width, height: height), cornerRadius: asked))
    let reach = Int((Double(radius) * 1.53).rounded(.up))
    #expect((0..<frame.width).first { frame[$0, 0] >> 24 == 255 } ?? 0 <= reach)
    #expect((frame[0, 0] >> 24 == 0) == (radius > 0))
    #expect(frame[reach, 0] >> 24 == 255)
  }
}
