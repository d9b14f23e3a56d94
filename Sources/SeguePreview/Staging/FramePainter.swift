import SegueTimeline

/// Paints display lists into bitmaps of one size, cut to the shape of the screen.
struct FramePainter: Sendable {
  private let compositor: Compositor
  private let pool: BitmapPool
  private let corners: CornerCut

  init(_ composer: FrameComposer, on stage: Stage, threads: Int) {
    compositor = Compositor(threads: threads)
    let (width, height) = composer.pixelSize(of: stage.container.size)
    pool = BitmapPool(width: width, height: height)
    corners = CornerCut(
      width: width, height: height, radius: stage.container.cornerRadius * composer.scale)
  }

  func paint(_ list: DisplayList) -> Bitmap {
    let picture = Bitmap(in: pool)
    compositor.draw(list, into: picture)
    corners.apply(to: picture)
    return picture
  }
}
