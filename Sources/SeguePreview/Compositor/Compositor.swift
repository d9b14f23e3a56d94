import SegueTimeline

/// Renders display lists into pixels.
///
/// Layers are composited row by row: a scan converter computes the exact coverage of each pixel by
/// a layer's shape, a planner skips pixels hidden by opaque layers, and kernels paint the rest. A
/// compositor is safe to use from several threads. It caches shadows and half-size pictures across
/// frames, so use one compositor for all frames of an animation.
public struct Compositor: Sendable {
  private let threads: Int
  private let kernels: Kernels
  private let occlusion: Bool
  private let cache = PictureCache()

  /// Creates a compositor that splits each frame's rows over a number of threads.
  ///
  /// The pixels do not depend on the number of threads.
  public init(threads: Int = 1) {
    self.init(threads: threads, kernels: .best)
  }

  /// Creates a compositor with given kernels, optionally without occlusion culling.
  init(threads: Int = 1, kernels: Kernels, occlusion: Bool = true) {
    self.threads = threads
    self.kernels = kernels
    self.occlusion = occlusion
  }

  /// A list as a picture.
  ///
  /// - Precondition: both sides are at least 1.
  public func picture(of list: DisplayList, width: Int, height: Int) -> Bitmap {
    let picture = Bitmap(uninitializedWidth: width, height: height)
    draw(list, into: picture)
    return picture
  }

  /// Draws a list over all of a buffer, whose former pixels do not matter.
  public func draw(_ list: DisplayList, into buffer: inout FrameBuffer) {
    draw(list, into: buffer.bitmap)
  }

  /// Draws a list over a whole bitmap that nothing else refers to yet; its former pixels do not matter.
  func draw(_ list: DisplayList, into output: Bitmap) {
    draw(list.commands, background: list.background.premultiplied, into: output)
  }

  private func draw(_ commands: [DrawCommand], background: UInt32, into output: Bitmap) {
    let preparation = LayerPreparation(output: output, kernels: kernels, cache: cache) {
      draw($0, background: 0, into: $1)
    }
    var pending: UInt32? = background
    var layers: [PreparedLayer] = []
    var pixels = 0
    func drawPending() {
      run(layers, over: pending, into: output)
      (pending, layers, pixels) = (nil, [], 0)
    }
    for command in commands {
      // A backdrop reads pixels: everything below it must be drawn first. So must groups whose
      // pictures take much memory.
      if case .backdrop = command.content { drawPending() }
      if pixels > offscreenLimit(for: output) { drawPending() }
      guard let layer = preparation.layer(for: command) else { continue }
      pixels += layer.source.ownPixels
      layers.append(layer)
    }
    drawPending()
  }

  /// The number of pixels of groups that may wait to be drawn into a bitmap.
  private func offscreenLimit(for output: Bitmap) -> Int { max(output.width * output.height, 4096) }

  private func run(_ layers: [PreparedLayer], over background: UInt32?, into output: Bitmap) {
    guard background != nil || !layers.isEmpty else { return }
    RowPass(
      layers: layers, output: output, background: background, kernels: kernels, threads: threads,
      occlusion: occlusion
    ).run()
  }
}
