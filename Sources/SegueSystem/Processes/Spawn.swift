#if canImport(Darwin)
@preconcurrency import Darwin  // for `environ`
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

package import SystemPackage

/// The configuration for starting a program: its arguments and what it inherits.
package struct Spawn {
  /// The target of a standard stream.
  package enum Stream {
    /// This process's stream.
    case inherited
    /// `/dev/null`.
    case null
    /// A descriptor.
    case descriptor(FileDescriptor)
  }

  /// The signals that are reset to their default action in the program.
  package enum StandardSignals {
    /// Some signals.
    case some([Signal])
    /// All signals.
    case all
  }

  /// The program's path, or its name where `PATH` is searched.
  package var program: String
  /// The arguments, without the program's name.
  package var arguments: [String]
  /// Whether to search `PATH` for the program.
  package var searchesPath = false
  /// The environment variables as `NAME=value`; nil inherits those of this process.
  package var variables: [String]?
  /// Standard input.
  package var input = Stream.inherited
  /// Standard output.
  package var output = Stream.inherited
  /// Standard error.
  package var errors = Stream.inherited
  /// Additional descriptors, and their numbers in the program.
  package var channels: [(descriptor: FileDescriptor, number: Int32)] = []
  /// Whether it leads its own session: it has no terminal, Ctrl-C reaches only this process, and the
  /// programs that it starts can be killed with it.
  package var leadsSession = false
  /// The signals that are reset to their default action.
  package var standardSignals = StandardSignals.some([])

  /// Describes a program to start later.
  package init(_ program: String, _ arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// The number of attempts to start a file that is still open for writing; each waits twice as long, about a second in
  /// all.
  private static let busyAttempts: UInt32 = 10

  /// The lowest number for descriptors while they are passed to the program.
  private static let movedFloor: Int32 = 64

  #if canImport(Darwin)
  private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
  /// `POSIX_SPAWN_SETSID`, which the C library declares for GNU sources only.
  private static let newSession: Int32 = 0x80
  #endif

  /// Starts the program.
  package func start() throws(Errno) -> ChildProcess {
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
    for (number, stream) in [(Int32(0), input), (1, output), (2, errors)] {
      switch stream {
      case .inherited: posix_spawn_file_actions_adddup2(&actions, number, number)
      case .null:
        let mode = number == 0 ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor.rawValue, number)
      }
    }
    var moved: [FileDescriptor] = []
    defer { for descriptor in moved { descriptor.closeQuietly() } }
    for channel in channels {
      // Moves the descriptor first, since another one may get its number in the program.
      let copy = try channel.descriptor.duplicate(atOrAbove: Self.movedFloor)
      moved.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy.rawValue, channel.number)
    }
    var signals: sigset_t
    switch standardSignals {
    case .some(let some): signals = sigset_t(some)
    case .all: signals = .changeable
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Signals that this thread blocks are not blocked in the program.
    var none = sigset_t([])
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if leadsSession { flags |= Self.newSession }
    #if canImport(Darwin)
    flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var own = (variables ?? []).map { strdup($0) } + [nil]
    defer { for word in words + own { free(word) } }
    var id: pid_t = 0
    let start = searchesPath ? posix_spawnp : posix_spawn
    func started() -> Int32 {
      variables == nil
        ? start(&id, program, &actions, &attributes, &words, environ)
        : start(&id, program, &actions, &attributes, &words, &own)
    }
    var status = started()
    // The program may just have been written: a process that another thread is starting still has the file open.
    for attempt in 0..<Self.busyAttempts where status == ETXTBSY {
      usleep(1000 << attempt)
      status = started()
    }
    guard status == 0 else { throw Errno(rawValue: status) }
    return ChildProcess(id: id)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter limit: the maximum number of bytes to read.
  /// - Returns: its standard output.
  package func outputOfRun(limit: Int) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      let pipe = try Pipe()
      var process: ChildProcess?
      defer {
        // Close before waiting: a program that writes more than the limit would otherwise wait for a reader forever.
        pipe.reader.closeQuietly()
        process?.wait()
      }
      var spawn = self
      spawn.output = .descriptor(pipe.writer)
      let started = Result { () throws(Errno) in try spawn.start() }
      pipe.writer.closeQuietly()
      process = try started.get()
      return try FileBytes.read(pipe.reader, limit: limit)
    } catch {
      throw SystemFailure(.read, program, error)
    }
  }
}
