import SegueCatalog
import SegueTimeline
import Testing

/// What is done once to the picture of a snapshot.
@Suite struct FilterTests {
  @Test func `reads every key, and formulas of the stage and of parameters`() throws {
    let push = try PresetText.layers(
      "frost: {snapshot: from, filter: {pixels: 8, blur: container.width / 20, saturation: strength, "
        + "brightness: -0.2, tint: '#ff000080'}}",
      "parameters: {strength: {type: number, default: 1.5, range: [0, 2], help: How strong.}}"
    ).preset().push()
    let filter = try #require(push.layers.first { $0.id == "frost" }?.contents.filter)
    #expect(
      (filter.pixels, filter.blur, filter.saturation, filter.brightness) == (8, 20, 1.5, -0.2))
    #expect(filter.tint.red == 1 && abs(filter.tint.alpha - 128.0 / 255) < 1e-12)
  }

  @Test func `what is left out changes nothing, and pieces share the filtered picture`() throws {
    let push = try PresetText.layers(
      "tiles: {snapshot: to, taken: after, grid: [2, 2], filter: {saturation: 0}}"
    ).preset().push()
    let tiles = push.layers.filter { $0.id.hasPrefix("tiles.") }
    #expect(tiles.count == 4)
    #expect(tiles.allSatisfy { $0.contents.filter == PictureFilter(saturation: 0) })
  }

  @Test(arguments: [
    ("frost: {color: black, filter: {blur: 2}}", "format/missing-key"),
    ("frost: {snapshot: from, filter: {}}", "format/missing-key"),
    ("frost: {snapshot: from, filter: {blurr: 2}}", "format/unknown-key"),
    ("frost: {snapshot: from, filter: {blur: -2}}", "format/out-of-range"),
    ("frost: {snapshot: from, filter: {brightness: 2}}", "format/out-of-range"),
    ("frost: {snapshot: from, filter: {tint: reddish}}", "preset/unknown-parameter"),
  ])
  func `reports mistakes`(layer: String, code: String) {
    #expect(PresetText.layers(layer).codes.contains { "\($0)" == code })
  }
}
