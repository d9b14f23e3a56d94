private import CSegueKernels
import SegueSystem

/// A sink that writes an animated WebP file.
///
/// Each frame contains only the part of the picture that changed. A film of any length takes the memory of two frames.
final class AnimatedWebP: FrameSink {
  /// A frame whose duration is known only when the next one arrives.
  private struct Pending {
    let picture: Bitmap
    let file: [UInt8]
    let place: PixelRect
    /// Its time, in milliseconds from the beginning of the film.
    let start: Int
  }

  private let path: String
  private let rate: FrameRate
  private let options: EncodingOptions
  private var encoder: WebPEncoder?
  private var pending: Pending?
  private var file: WebPFile?
  private var periods = 0
  private var frames = 0

  init(path: String, rate: FrameRate, options: EncodingOptions) {
    self.path = path
    self.rate = rate
    self.options = options
  }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    if let last = pending?.picture {
      try FrameSize(last).check(frame)
      if let place = frame.change(from: last) { try show(frame, place) }
    } else {
      try show(frame, frame.bounds)
    }
    self.periods += periods
    frames += 1
  }

  func finish() throws(MediaError) {
    guard let pending else { throw FrameSize.missing(path) }
    let target: AtomicFile
    if let file {
      try write(pending, to: file)
      target = try file.finish()
    } else {
      // A film without motion is a still picture.
      target = try throwingMediaError { try AtomicFile(path: path) }
      try throwingMediaError { try target.write(pending.file) }
    }
    try target.commit(.webp, path: path, frames: frames, encoder: "libwebp")
  }

  /// The end of the frames so far, in milliseconds.
  private var time: Int { rate.milliseconds(ofFrame: periods) }

  private func show(_ frame: Bitmap, _ place: PixelRect) throws(MediaError) {
    let encoded = try openEncoder().encode(frame, place)
    if let pending { try write(pending, to: openFile(FrameSize(frame))) }
    pending = Pending(picture: frame, file: encoded, place: place, start: time)
  }

  private func write(_ frame: Pending, to file: WebPFile) throws(MediaError) {
    do throws(MediaError) {
      try file.append(frame.file, at: frame.place, milliseconds: time - frame.start)
    } catch {
      // Releasing the file removes it at once, even if the sink is kept.
      self.file = nil
      throw error
    }
  }

  private func openEncoder() throws(MediaError) -> WebPEncoder {
    if let encoder { return encoder }
    let new = try WebPEncoder(options, path: path)
    encoder = new
    return new
  }

  private func openFile(_ size: FrameSize) throws(MediaError) -> WebPFile {
    if let file { return file }
    let new = try throwingMediaError { [path, options] in
      try WebPFile(path: path, size, loops: options.loops)
    }
    file = new
    return new
  }
}

extension Bitmap {
  /// The smallest rectangle that contains all pixels that differ from another picture of the same size, with an even
  /// left and top edge, as the frames of a WebP file have; nil if there are none.
  fileprivate func change(from other: Bitmap) -> PixelRect? {
    func differs(in y: Int) -> Bool { !segue_are_equal(row(y), other.row(y), width) }
    guard let top = (0..<height).first(where: differs),
      let bottom = (0..<height).last(where: differs)
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (pixels, others) = (row(y), other.row(y))
      left = (0..<left).first { pixels[$0] != others[$0] } ?? left
      right = (right..<width).last { pixels[$0] != others[$0] }.map { $0 + 1 } ?? right
    }
    return PixelRect(left: left & ~1, top: top & ~1, right: right, bottom: bottom + 1)
  }
}
