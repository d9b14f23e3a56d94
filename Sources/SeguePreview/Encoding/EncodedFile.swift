import SegueSystem
import SystemPackage

/// A file that an encoder has written, read to find out whether it is complete.
///
/// An encoder's exit status is not enough: ffmpeg exits with 0 even if the disk was full. Each format
/// says where its parts end; a complete file is filled by them exactly.
final class EncodedFile {
  /// The reason why a file is not complete.
  struct Problem: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The number of bytes.
  let length: Int
  private let descriptor: FileDescriptor
  private var window: [UInt8] = []
  private var windowStart = 0

  private static let windowSize = 1 << 16

  init(_ path: String) throws(MediaError) {
    do throws(Errno) {
      let file = try throwingErrno { try FileDescriptor.open(path, .readOnly) }
      do throws(Errno) {
        length = Int(try throwingErrno { try file.seek(offset: 0, from: .end) })
      } catch {
        file.closeQuietly()
        throw error
      }
      descriptor = file
    } catch {
      throw MediaError("cannot read \(path)", error)
    }
  }

  deinit { descriptor.closeQuietly() }

  /// Throws unless the file is a complete one of a format.
  ///
  /// - Parameter frames: the number of frames that were encoded.
  func check(_ format: OutputFormat, frames: Int) throws(Problem) {
    switch format {
    case .png: try checkPNG(frames: nil)
    case .apng: try checkPNG(frames: frames)
    case .gif: try checkGIF(frames: frames)
    case .webp: try checkWebP()
    case .mp4: try checkMP4(frames: frames)
    }
  }

  func bytes(_ at: Int, _ count: Int) throws(Problem) -> ArraySlice<UInt8> {
    guard at >= 0, at + count <= length else { throw Problem("it ends too early") }
    if at < windowStart || at + count > windowStart + window.count {
      try move(to: at, atLeast: count)
    }
    return window[(at - windowStart)..<(at - windowStart + count)]
  }

  /// One byte.
  func byte(_ at: Int) throws(Problem) -> Int { Int(try bytes(at, 1).first ?? 0) }

  /// A whole number, its highest byte first.
  func number(_ at: Int, bytes count: Int = 4) throws(Problem) -> Int {
    try bytes(at, count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Text of four letters, such as the name of a part.
  func name(_ at: Int) throws(Problem) -> String {
    String(decoding: try bytes(at, 4), as: UTF8.self)
  }

  private func move(to start: Int, atLeast count: Int) throws(Problem) {
    do throws(Errno) {
      try throwingErrno { _ = try descriptor.seek(offset: Int64(start), from: .start) }
      let size = max(count, Self.windowSize)
      var read = 0
      let bytes = try throwingErrno {
        try [UInt8](unsafeUninitializedCapacity: size) { memory, filled in
          filled = try descriptor.readFully(into: UnsafeMutableRawBufferPointer(memory))
          read = filled
        }
      }
      (window, windowStart) = (bytes, start)
      guard read >= count else { throw Errno.ioError }
    } catch {
      throw Problem("it cannot be read: \(error)")
    }
  }
}
