#if canImport(Darwin)
@preconcurrency import Darwin  // for `stdout`
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

import SegueSystem
import SystemPackage

/// The restrictions that a process applies to itself before it runs a plugin's code.
enum Confinement {
  /// The lowest number for moved descriptors, above those that plugins are likely to use.
  private static let floor: Int32 = 512

  /// Why a process cannot take what its parent passed to it.
  enum Failure: Error, Hashable {
    /// There is no channel: a person started this process.
    case noChannel
    /// The system refuses to move a descriptor.
    case cannotMove(Errno)
  }

  /// The descriptors that a host process keeps.
  struct Descriptors {
    /// The channel to the parent.
    let channel: FileDescriptor
    /// The library; nil where the process reads a copy by its path instead.
    let library: FileDescriptor?
  }

  /// Moves the channel and the library, and closes all other descriptors except the standard
  /// streams.
  static func takeDescriptors() throws(Failure) -> Descriptors {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(PluginSpawn.channelNumber, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
      throw .noChannel
    }
    let taken = Descriptors(channel: try moved(PluginSpawn.channelNumber), library: try library())
    for descriptor in openDescriptors()
    where descriptor > 2 && descriptor != taken.channel.rawValue
      && descriptor != taken.library?.rawValue
    {
      close(descriptor)
    }
    return taken
  }

  private static func library() throws(Failure) -> FileDescriptor? {
    #if os(Linux)
    return try moved(PluginSpawn.libraryNumber)
    #else
    return nil
    #endif
  }

  /// Takes the reply pipe of a checking process, which starts others that must not inherit it; nil
  /// if there is none.
  ///
  /// It keeps its number, since no plugin code runs in this process.
  static func takeReply() -> FileDescriptor? {
    var status = stat()
    guard fstat(PluginSpawn.channelNumber, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      fcntl(PluginSpawn.channelNumber, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    return FileDescriptor(rawValue: PluginSpawn.channelNumber)
  }

  private static func moved(_ number: Int32) throws(Failure) -> FileDescriptor {
    do throws(Errno) {
      return try FileDescriptor(rawValue: number).duplicate(atOrAbove: floor)
    } catch {
      throw .cannotMove(error)
    }
  }

  /// Leaves the working folder, and disables file and core output.
  static func enter() {
    chdir("/")
    // Line buffering preserves a plugin's output when it crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
    umask(0o077)
    // These limits only avoid leftovers on the disk; the sandbox decides what a plugin may write.
    try? ResourceLimit.coreBytes.lower(to: 0)
    if !hasSanitizer { try? ResourceLimit.fileBytes.lower(to: 0) }
  }

  /// Limits memory, processor time and descriptors.
  ///
  /// - Returns: sentences about limits that this system does not enforce.
  static func limit(memory: Int, processorSeconds: Int) -> [String] {
    // The system kills the process without a reason at the hard limit, so the soft limit is lower.
    lower(.processorSeconds, "processor time", to: processorSeconds, margin: 1)
      + lower(.descriptors, "the number of descriptors", to: Int(floor) * 2)
      + limit(memory: memory)
  }

  private static func limit(memory: Int) -> [String] {
    if hasSanitizer { return ["memory is not limited in a program with a sanitizer"] }
    #if os(Linux)
    dieFirst()
    guard let use = ProcessUse.current else {
      return ["memory is not limited, because /proc does not show how much is used"]
    }
    // Limits data, not only the address space: language runtimes reserve far more of that than they use.
    return lower(.dataBytes, "memory", to: use.dataBytes + memory)
      // Memory that is made read-only no longer counts as data, but still as address space.
      + lower(.addressBytes, "the address space", to: use.addressBytes + memory + reservedBytes)
    #else
    return []  // ``Sandbox/gaps`` says so before anything runs.
    #endif
  }

  private static func lower(
    _ limit: ResourceLimit, _ name: String, to value: Int, margin: Int = 0
  ) -> [String] {
    do throws(Errno) {
      try limit.lower(to: value, margin: margin)
      return []
    } catch {
      return ["\(name) is not limited: \(error)"]
    }
  }

  /// How much of the address space a plugin may reserve beyond the memory that it may use.
  private static let reservedBytes = 4 << 30

  /// Ends this process once the other end of the channel is closed, whatever the plugin is doing.
  static func watch(_ channel: FileDescriptor) {
    let watched = UnsafeMutableRawPointer(bitPattern: UInt(channel.rawValue))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, watchMain, watched)
    if let thread = Optional(thread) { pthread_detach(thread) }
  }

  /// The exit status of a host process whose own end of the channel was closed from inside.
  static let lostChannel: Int32 = 113

  /// Ends this process and all its child processes.
  static func leave(_ channel: FileDescriptor) -> Never {
    // If the plugin has closed the channel itself, the parent is still running: tell it so by the exit status.
    if fcntl(channel.rawValue, F_GETFD) < 0 { _exit(lostChannel) }
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    leaveAtOnce()
  }

  /// Ends this process without running any more of the plugin's code.
  static func leaveAtOnce() -> Never { _exit(0) }

  // MARK: -

  private static var hasSanitizer: Bool {
    let marks: [String] = ["__asan_init", "__tsan_init"]
    return marks.contains { dlsym(nil, $0) != nil }
  }

  private static func openDescriptors() -> [Int32] {
    #if os(Linux)
    let folder = "/proc/self/fd"
    #else
    let folder = "/dev/fd"
    #endif
    guard let stream = opendir(folder) else { return Array(3..<1024) }
    defer { closedir(stream) }
    let own = dirfd(stream)
    var descriptors: [Int32] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor != own { descriptors.append(descriptor) }
    }
    return descriptors
  }

  #if os(Linux)
  /// Makes the system prefer to kill this process when memory is short.
  private static func dieFirst() {
    let descriptor = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = write(descriptor, "1000", 4)
    close(descriptor)
  }
  #endif
}

/// The interval between a host process's checks that its parent is alive, in milliseconds.
private let watchInterval: Int32 = 200

#if canImport(Darwin)
private func watchMain(_ channel: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  watch(Int32(Int(bitPattern: channel)))
}
#else
private func watchMain(_ channel: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  watch(Int32(Int(bitPattern: channel)))
}
#endif

private func watch(_ channel: Int32) -> Never {
  let parent = getppid()
  while true {
    var watched = pollfd(fd: channel, events: 0, revents: 0)
    let count = poll(&watched, 1, watchInterval)
    let isClosed = count > 0 && Int32(watched.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    if isClosed || getppid() != parent { Confinement.leave(FileDescriptor(rawValue: channel)) }
  }
}
