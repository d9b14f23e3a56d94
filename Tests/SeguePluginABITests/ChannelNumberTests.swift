import CSeguePlugin
import SegueTimeline
import Testing

/// The border calls channels by number: the numbers have to be those of the house.
@Suite struct ChannelNumberTests {
  @Test(arguments: [
    (Channel.boundsX, SEGUE_BOUNDS_X), (.boundsHeight, SEGUE_BOUNDS_HEIGHT),
    (.positionX, SEGUE_POSITION_X), (.anchorY, SEGUE_ANCHOR_Y), (.zPosition, SEGUE_Z_POSITION),
    (.scaleX, SEGUE_SCALE_X), (.rotationZ, SEGUE_ROTATION_Z),
    (.translationX, SEGUE_TRANSLATION_X), (.m14, SEGUE_M14), (.m34, SEGUE_M34),
    (.opacity, SEGUE_OPACITY), (.cornerRadius, SEGUE_CORNER_RADIUS),
    (.backgroundRed, SEGUE_BACKGROUND_RED), (.shadowAlpha, SEGUE_SHADOW_ALPHA),
    (.shadowOffsetY, SEGUE_SHADOW_OFFSET_Y), (.backdropBlurRadius, SEGUE_BACKDROP_BLUR_RADIUS),
    (.maskX, SEGUE_MASK_X), (.maskCornerRadius, SEGUE_MASK_CORNER_RADIUS),
    (.sublayerPerspective, SEGUE_SUBLAYER_PERSPECTIVE), (.hidden, SEGUE_HIDDEN),
    (.masksToBounds, SEGUE_MASKS_TO_BOUNDS), (.skewX, SEGUE_SKEW_X), (.skewY, SEGUE_SKEW_Y),
  ])
  func `channels have the numbers of the header`(_ channel: Channel, _ number: Int) {
    #expect(channel.rawValue == number)
  }

  @Test func `the number of channels matches the header`() {
    #expect(Channel.allCases.count == SEGUE_CHANNEL_COUNT)
  }
}
