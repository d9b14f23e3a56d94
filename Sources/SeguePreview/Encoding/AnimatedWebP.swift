private import CWebP
import SegueSystem

/// A sink that writes an animated WebP file.
///
/// The encoder keeps its frames in memory, so a long film has several, each of which begins anew.
final class AnimatedWebP: FrameSink {
  private let path: String
  private let rate: FrameRate
  private let options: EncodingOptions
  private var size: FrameSize?
  /// The frames that are not in the file yet.
  private var segment: WebPSegment?
  private var file: WebPFile?
  private var periods = 0
  private var frames = 0

  /// The number of frames after which a new segment may begin.
  ///
  /// Its first frame is stored whole, as most frames of sliding screens are anyway.
  private static let longestSegment = 32

  init(path: String, rate: FrameRate, options: EncodingOptions) {
    self.path = path
    self.rate = rate
    self.options = options
  }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    try checkSize(frame)
    // A segment's first frame is cropped to what is not transparent: around that, the previous frame
    // would stay visible.
    if let segment, segment.count >= Self.longestSegment, frame.reachesAllEdges {
      try write(segment)
    }
    try openSegment(for: frame).add(frame, at: time)
    self.periods += periods
    frames += 1
  }

  func finish() throws(MediaError) {
    let target: AtomicFile
    if let file {
      if let segment {
        try file.append(segment.bytes(end: time), milliseconds: time - segment.start)
      }
      target = try file.finish()
    } else {
      target = try throwingMediaError { try AtomicFile(path: path) }
      let bytes = try bytes()
      try throwingMediaError { try target.write(bytes) }
    }
    try target.commit(.webp, path: path, frames: frames, encoder: "libwebp")
  }

  /// Returns the whole file, for few frames; a single one becomes a still picture.
  func bytes() throws(MediaError) -> [UInt8] {
    guard let segment else { throw FrameSize.missing(path) }
    return try segment.bytes(end: time)
  }

  /// The end of the frames so far, in milliseconds.
  private var time: Int { rate.milliseconds(ofFrame: periods) }

  private func checkSize(_ frame: Bitmap) throws(MediaError) {
    if let size { return try size.check(frame) }
    let longest = Int(WEBP_MAX_DIMENSION)
    guard max(frame.width, frame.height) <= longest else {
      throw MediaError(.size, "cannot write \(path): WebP is limited to \(longest) pixels per side")
    }
    size = FrameSize(frame)
  }

  private func openSegment(for frame: Bitmap) throws(MediaError) -> WebPSegment {
    if let segment { return segment }
    let new = try WebPSegment(FrameSize(frame), options: options, path: path, start: time)
    segment = new
    return new
  }

  private func write(_ segment: WebPSegment) throws(MediaError) {
    try openFile().append(segment.bytes(end: time), milliseconds: time - segment.start)
    self.segment = nil
  }

  private func openFile() throws(MediaError) -> WebPFile {
    if let file { return file }
    guard let size else { throw FrameSize.missing(path) }
    let new = try throwingMediaError { [path, options] in
      try WebPFile(path: path, size, loops: options.loops)
    }
    file = new
    return new
  }
}

extension Bitmap {
  /// Whether something is visible in the first and the last row and column.
  fileprivate var reachesAllEdges: Bool {
    func isVisible(_ pixel: UInt32) -> Bool { pixel >> 24 > 0 }
    let columns = [0, width - 1].allSatisfy { x in (0..<height).contains { isVisible(self[x, $0]) }
    }
    return columns
      && [0, height - 1].allSatisfy { y in (0..<width).contains { isVisible(self[$0, y]) } }
  }
}
