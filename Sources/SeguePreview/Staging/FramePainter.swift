import SegueTimeline

/// Paints display lists into bitmaps of one size.
struct FramePainter: Sendable {
  private let compositor: Compositor
  private let size: (width: Int, height: Int)

  init(_ composer: FrameComposer, on stage: Stage, threads: Int) {
    compositor = Compositor(threads: threads)
    size = composer.pixelSize(of: stage.container.size)
  }

  func paint(_ list: DisplayList) -> Bitmap {
    compositor.picture(of: list, width: size.width, height: size.height)
  }
}
