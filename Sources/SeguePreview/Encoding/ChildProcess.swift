#if canImport(Darwin)
  @preconcurrency private import Darwin  // for `environ`
#elseif canImport(Glibc)
  @preconcurrency private import Glibc
#elseif canImport(Musl)
  @preconcurrency private import Musl
#endif

/// A program that is fed through its standard input.
///
/// Its standard output is discarded and its error output kept. Dropped before ``wait()``, it is
/// killed. Its input is a socket, because writing to a broken one can be made an ordinary error
/// without touching how the process handles signals.
final class ChildProcess {
  private var process: pid_t = 0
  private var input: Int32
  private let messages: UnsafeMutablePointer<FILE>

  /// Starts a program found by `PATH`; the first argument is its name.
  init(_ arguments: [String]) throws(MediaError) {
    guard let messages = tmpfile() else { throw .system("cannot create a temporary file") }
    self.messages = messages
    let ends = try socketPair()
    input = ends.ours
    defer { close(ends.theirs) }
    let status = spawn(arguments, input: ends.theirs, messages: fileno(messages), id: &process)
    guard status == 0 else {
      process = 0
      throw .system("cannot run \(arguments.first ?? "")", number: status, code: .missingProgram)
    }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      _ = reap()
    }
    closeInput()
    fclose(messages)
  }

  /// Gives the program bytes; false where it has stopped listening.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let count = send(input, start, rest.count, sendFlags)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  /// Ends its input, waits, and gives its exit code, or 128 and the signal that ended it.
  func wait() -> Int {
    closeInput()
    return reap()
  }

  /// What it wrote to its error output: the last 4,000 bytes.
  func errorOutput() -> String {
    fseek(messages, 0, SEEK_END)
    fseek(messages, max(0, ftell(messages) - 4000), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: 4000)
    let count = fread(&bytes, 1, bytes.count, messages)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func reap() -> Int {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    let signal = Int(status & 0x7f)
    return signal == 0 ? Int(status >> 8 & 0xff) : 128 + signal
  }
}

#if canImport(Darwin)
  private let sendFlags: Int32 = 0
#else
  private let sendFlags = Int32(MSG_NOSIGNAL)
#endif

/// Two connected sockets that no other child inherits, or a reader would never see the end.
private func socketPair() throws(MediaError) -> (ours: Int32, theirs: Int32) {
  var ends: [Int32] = [-1, -1]
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #elseif canImport(Musl)
    let kind = SOCK_STREAM | SOCK_CLOEXEC
  #else
    let kind = SOCK_STREAM
  #endif
  guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .system("cannot make a pipe") }
  #if canImport(Darwin)
    var on: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
  #endif
  return (ends[0], ends[1])
}

/// Starts a program; gives 0 or an error number.
private func spawn(
  _ arguments: [String], input: Int32, messages: Int32, id: inout pid_t
) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  #if canImport(Darwin)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
  #endif
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, messages, 2)
  var words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  guard let program = words[0] else { return ENOMEM }
  return posix_spawnp(&id, program, &actions, &attributes, &words, environ)
}
