import SegueSystem
import SystemPackage

/// A program that is fed through its standard input.
///
/// Its standard output is discarded and its error output kept. Dropped before ``wait()``, it is
/// killed.
final class FFmpegProcess {
  private var process: ChildProcess?
  private var input: FileDescriptor?
  private let messages: FileDescriptor

  /// Starts a program found by `PATH`.
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
      messages.closeQuietly()
      throw MediaError("cannot make a pipe", error)
    }
    defer { ends.theirs.closeQuietly() }
    input = ends.ours
    var spawn = Spawn(program, arguments)
    spawn.searchesPath = true
    spawn.input = .descriptor(ends.theirs)
    spawn.output = .null
    spawn.errors = .descriptor(messages)
    do throws(Errno) {
      process = try spawn.start()
    } catch {
      throw MediaError("cannot run \(program)", error, code: .missingProgram)
    }
  }

  deinit {
    process?.kill()
    process?.wait()
    closeInput()
    messages.closeQuietly()
  }

  /// Gives the program bytes; false where it has stopped listening.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do throws(Errno) {
      try input?.sendFully(bytes)
      return input != nil
    } catch {
      return false
    }
  }

  /// Ends its input, waits, and gives its exit code, or 128 and the signal that ended it.
  func wait() -> Int {
    closeInput()
    defer { process = nil }
    return Int(process?.wait().shellStatus ?? 0)
  }

  /// What it wrote to its error output: the last 4,000 bytes.
  func errorOutput() -> String {
    String(decoding: messages.tail(4000), as: UTF8.self)
  }

  private func closeInput() {
    input?.closeQuietly()
    input = nil
  }
}
