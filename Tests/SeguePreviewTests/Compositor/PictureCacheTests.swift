import SegueTimeline
import Testing

@testable import SeguePreview

@Suite struct PictureCacheTests {
  private func key(_ number: Int) -> PictureCache.Key {
    .ramp([GradientStop(Double(number), .black)])
  }

  @Test func aPictureIsCreatedOnce() {
    let cache = PictureCache()
    let first = cache.picture(for: key(1)) { Bitmap(width: 2, height: 2) }
    let second = cache.picture(for: key(1)) { Bitmap(width: 2, height: 2) }
    #expect(first === second)
    #expect(cache.pixelCount == 4)
  }

  @Test func leastRecentlyUsedPicturesAreEvicted() {
    let cache = PictureCache(capacity: 100)
    for number in 0..<50 {
      _ = cache.picture(for: key(0)) { Bitmap(width: 1, height: 7) }
      _ = cache.picture(for: key(number)) { Bitmap(width: 5, height: 2) }
      #expect(cache.pixelCount <= 100)
    }
    let kept = cache.picture(for: key(0)) { Bitmap(width: 9, height: 9) }
    #expect(kept.width == 1)
    let dropped = cache.picture(for: key(1)) { Bitmap(width: 9, height: 9) }
    #expect(dropped.width == 9)
  }

  /// A key by identity is worth nothing once the bitmap is another.
  @Test func picturesOfAnotherSourceAreNotReused() {
    let cache = PictureCache()
    let (one, other) = (Bitmap(width: 1, height: 1), Bitmap(width: 1, height: 1))
    let first = cache.picture(for: key(1), of: one) { Bitmap(width: 2, height: 2) }
    let second = cache.picture(for: key(1), of: other) { Bitmap(width: 2, height: 2) }
    #expect(first !== second)
    #expect(cache.pixelCount == 4)
  }
}
