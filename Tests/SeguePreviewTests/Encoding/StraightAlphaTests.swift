import Testing

@testable import SeguePreview

@Suite struct StraightAlphaTests {
  @Test func everyPremultipliedValueRoundTrips() {
    var lost = 0
    for alpha in UInt32(1)...255 {
      for value in 0...alpha {
        let word = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
        if StraightAlpha.premultiplied(StraightAlpha.straight(word)) != word { lost += 1 }
      }
    }
    #expect(lost == 0)
  }

  @Test func knownValuesAreConvertedAndFlattened() {
    #expect(StraightAlpha.premultiplied(0x80ff_ffff) == 0x8080_8080)
    #expect(StraightAlpha.straight(0x8080_8080) == 0x80ff_ffff)
    #expect(StraightAlpha.flattened(0x8080_8080, on: 0xff00_0000) == 0xff80_8080)
    #expect(StraightAlpha.flattened(0x8000_0000, on: 0xffff_ffff) == 0xff7f_7f7f)
    #expect(StraightAlpha.flattened(0, on: 0xff12_3456) == 0xff12_3456)
  }
}
