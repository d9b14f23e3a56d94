import SegueTestSupport
import SeguePreview
import Testing

@Suite struct AreaAverageTests {
  /// Splits every pixel into target × target parts and averages parts: slow, and in whole numbers.
  private func referenceMeans(_ picture: Bitmap, _ width: Int, _ height: Int, _ x: Int, _ y: Int)
    -> [Double]
  {
    var sums = [0, 0, 0, 0]
    for fineY in y * picture.height..<(y + 1) * picture.height {
      for fineX in x * picture.width..<(x + 1) * picture.width {
        let word = picture[fineX / width, fineY / height]
        for channel in 0..<4 { sums[channel] += Int(word >> (8 * UInt32(channel)) & 255) }
      }
    }
    return sums.map { Double($0) / Double(picture.width * picture.height) }
  }

  @Test(arguments: [(7, 5), (23, 19), (1, 1), (40, 30), (22, 31)])
  func everyPixelIsTheMeanOfItsArea(width: Int, height: Int) {
    var random = SeededGenerator(seed: 11)
    let picture = Bitmap(width: 23, height: 19) { _, _ in .random(in: .min ... .max, using: &random)
    }
    let scaled = picture.scaled(width: width, height: height)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        for (channel, mean) in referenceMeans(picture, width, height, x, y).enumerated() {
          let got = Double(scaled[x, y] >> (8 * UInt32(channel)) & 255)
          worst = max(worst, abs(got - mean))
        }
      }
    }
    #expect(worst <= 0.501)
  }

  @Test func scalingKeepsAUniformColorExactly() {
    let picture = Bitmap(width: 131, height: 77) { _, _ in 0xfe7f_0301 }
    #expect(picture.scaled(width: 17, height: 50).words.allSatisfy { $0 == 0xfe7f_0301 })
  }
}
