import SegueSystem
import SegueTestSupport
import Testing

@testable import SeguePreview

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Films whose process is ended by a signal, at moments that are spread over their making.
@Suite(.needs("ffmpeg")) struct InterruptedFilmTests {
  @Test(.exits, arguments: [SIGINT, SIGTERM, SIGHUP], [0, 20, 60, 120, 200])
  func `no hidden file is left`(signal: Int32, milliseconds: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("film.mp4")
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32, milliseconds = milliseconds as Int] in
      let sink = try OutputFormat.mp4.openSink(path: path, rate: FrameRate(60))
      try sink.append(.bar(at: 0))
      usleep(UInt32(milliseconds) * 1000)
      for column in 1..<8 { try sink.append(.bar(at: column)) }
      kill(getpid(), signal)
      sleep(5)
    }
    // An encoder that outlived its parent would create its file by now.
    usleep(300_000)
    #expect(try folder.names() == [])
  }
}
