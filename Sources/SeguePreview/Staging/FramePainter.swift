import SegueTimeline

/// Paints display lists into bitmaps of one size, cut to the shape of the screen.
struct FramePainter: Sendable {
  private let compositor: Compositor
  private let size: (width: Int, height: Int)
  private let cornerRadius: Double

  init(_ composer: FrameComposer, on stage: Stage, threads: Int) {
    compositor = Compositor(threads: threads)
    size = composer.pixelSize(of: stage.container.size)
    cornerRadius = stage.container.cornerRadius * composer.scale
  }

  func paint(_ list: DisplayList) -> Bitmap {
    let picture = compositor.picture(of: list, width: size.width, height: size.height)
    picture.cutCorners(radius: cornerRadius)
    return picture
  }
}
