import SegueSystem
import SystemPackage

/// An ffmpeg process that reads from its standard input.
///
/// Its standard output is discarded and its standard error is kept. It is killed if released before
/// ``wait()``, or if a signal ends this process.
final class FFmpegProcess {
  private var process: ChildProcess?
  private var input: FileDescriptor?
  private let messages: FileDescriptor

  /// Starts a program found in `PATH`.
  init(_ program: String, _ arguments: [String]) throws(MediaError) {
    do throws(Errno) {
      messages = try FileDescriptor.temporary()
    } catch {
      throw MediaError("cannot create a temporary file", error)
    }
    let ends: SocketPair
    do throws(Errno) {
      ends = try SocketPair()
    } catch {
      throw MediaError("cannot create a pipe", error)
    }
    defer { ends.theirs.closeQuietly() }
    input = ends.ours
    var spawn = Spawn(program, arguments)
    spawn.searchesPath = true
    spawn.input = .descriptor(ends.theirs)
    spawn.output = .null
    spawn.errors = .descriptor(messages)
    do throws(Errno) {
      process = try UnfinishedFiles.start(spawn)
    } catch {
      let isMissing = error == .noSuchFileOrDirectory
      throw MediaError(
        "cannot run \(program)", error, code: isMissing ? .missingProgram : .encoder)
    }
  }

  deinit {
    process?.kill()
    _ = process.map(UnfinishedFiles.wait)
    closeInput()
    messages.closeQuietly()
  }

  /// Writes bytes to the program's input; returns false where the program has closed it.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do throws(Errno) {
      try input?.sendFully(bytes)
      return input != nil
    } catch {
      return false
    }
  }

  /// Closes the input, waits, and returns the exit code, or 128 plus the signal that ended it.
  ///
  /// - Returns: −1 where it has already been waited for: nothing is known about the process any more.
  func wait() -> Int {
    closeInput()
    guard let process = process.take() else { return -1 }
    return Int(UnfinishedFiles.wait(for: process).shellStatus)
  }

  /// Returns the last 4,000 bytes of its standard error.
  func errorOutput() -> String {
    String(decoding: messages.tail(4000), as: UTF8.self)
  }

  private func closeInput() {
    input?.closeQuietly()
    input = nil
  }
}
