#if canImport(Darwin)
  @preconcurrency import Darwin  // for `environ`
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

package import SystemPackage

/// How a program is started: what it is told, and what it inherits.
package struct Spawn {
  /// Where one of the three standard streams of a program leads.
  package enum Stream {
    /// Where that of this process leads.
    case inherited
    /// Nowhere.
    case null
    /// Through a descriptor.
    case descriptor(FileDescriptor)
  }

  /// Which signals do in the program what they do in any program, whatever they do here.
  package enum StandardSignals {
    /// Some.
    case some([Signal])
    /// All, and none is blocked.
    case all
  }

  /// The path of the program; its name where `PATH` is searched.
  package var program: String
  /// What it is told, without its own name.
  package var arguments: [String]
  /// Whether the program is found by `PATH`.
  package var searchesPath = false
  /// Its variables as `NAME=value`; nil for those of this process.
  package var variables: [String]?
  /// Where it reads from.
  package var input = Stream.inherited
  /// Where it writes to.
  package var output = Stream.inherited
  /// Where it writes what went wrong to.
  package var errors = Stream.inherited
  /// A further descriptor, and the number by which the program finds it.
  package var channel: (descriptor: FileDescriptor, number: Int32)?
  /// Whether it leads a group of its own: what it starts goes with it, and Ctrl-C is ours alone.
  package var leadsGroup = false
  /// Which signals are as the system made them.
  package var standardSignals = StandardSignals.some([])

  /// Describes a program; it is started later.
  package init(_ program: String, _ arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Starts it.
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
    if let channel {
      posix_spawn_file_actions_adddup2(&actions, channel.descriptor.rawValue, channel.number)
    }
    var signals: sigset_t
    var flags = Int32(POSIX_SPAWN_SETSIGDEF)
    switch standardSignals {
    case .some(let some): signals = sigset_t(some)
    case .all:
      signals = .changeable
      var none = sigset_t([])
      posix_spawnattr_setsigmask(&attributes, &none)
      flags |= Int32(POSIX_SPAWN_SETSIGMASK)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    if leadsGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
    }
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var own = (variables ?? []).map { strdup($0) } + [nil]
    defer { for word in words + own { free(word) } }
    var id: pid_t = 0
    let start = searchesPath ? posix_spawnp : posix_spawn
    let status =
      variables == nil
      ? start(&id, program, &actions, &attributes, &words, environ)
      : start(&id, program, &actions, &attributes, &words, &own)
    guard status == 0 else { throw Errno(rawValue: status) }
    return ChildProcess(id: id)
  }

  /// Runs it to its end.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Returns: what it writes.
  package func outputOfRun(limit: Int) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      let pipe = try Pipe()
      defer { pipe.reader.closeQuietly() }
      var spawn = self
      spawn.output = .descriptor(pipe.writer)
      let started = Result { () throws(Errno) in try spawn.start() }
      pipe.writer.closeQuietly()
      let process = try started.get()
      defer { process.wait() }
      return try FileBytes.read(pipe.reader, limit: limit)
    } catch {
      throw SystemFailure(.read, program, error)
    }
  }
}
