import CSeguePlugin
import SeguePluginKit
import Testing

/// The kit's numbers are those of the header.
@Suite struct ChannelTests {
  @Test(arguments: [
    (Channel.boundsX, SEGUE_BOUNDS_X), (.positionX, SEGUE_POSITION_X), (.anchorY, SEGUE_ANCHOR_Y),
    (.zPosition, SEGUE_Z_POSITION), (.scaleX, SEGUE_SCALE_X), (.rotationX, SEGUE_ROTATION_X),
    (.translationZ, SEGUE_TRANSLATION_Z), (.m34, SEGUE_M34), (.opacity, SEGUE_OPACITY),
    (.cornerRadius, SEGUE_CORNER_RADIUS), (.backgroundAlpha, SEGUE_BACKGROUND_ALPHA),
    (.shadowAlpha, SEGUE_SHADOW_ALPHA), (.shadowOffsetY, SEGUE_SHADOW_OFFSET_Y),
    (.backdropBlurRadius, SEGUE_BACKDROP_BLUR_RADIUS), (.maskX, SEGUE_MASK_X),
    (.maskCornerRadius, SEGUE_MASK_CORNER_RADIUS),
    (.sublayerPerspective, SEGUE_SUBLAYER_PERSPECTIVE), (.hidden, SEGUE_HIDDEN),
    (.masksToBounds, SEGUE_MASKS_TO_BOUNDS), (.skewY, SEGUE_SKEW_Y),
  ])
  func `channels have the header's numbers`(_ channel: Channel, _ number: Int) {
    #expect(Int(channel.rawValue) == number)
  }

  @Test func `the number of channels matches the header`() {
    #expect(Channel.allCases.count == SEGUE_CHANNEL_COUNT)
  }
}
