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
  /// The lowest descriptor for the moved channel, beyond those that plugins are likely to touch.
  private static let channelFloor: Int32 = 512
  /// The lowest descriptor for the moved reply pipe.
  private static let replyFloor: Int32 = 100

  /// Moves the channel and the library, and closes all other descriptors except the standard
  /// streams.
  ///
  /// - Returns: the new descriptors; nil if there is no channel.
  static func takeDescriptors() -> (channel: FileDescriptor, library: FileDescriptor)? {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(PluginSpawn.channelNumber, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
      return nil
    }
    let channel = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, channelFloor)
    guard channel >= 0 else { return nil }
    // Elsewhere than on Linux there is none, and -1 stands for it.
    let library = fcntl(PluginSpawn.libraryNumber, F_DUPFD_CLOEXEC, channelFloor)
    for descriptor in openDescriptors()
    where descriptor > 2 && descriptor != channel && descriptor != library {
      close(descriptor)
    }
    return (FileDescriptor(rawValue: channel), FileDescriptor(rawValue: library))
  }

  /// Moves the reply pipe away from low numbers; nil if there is no pipe.
  static func takeReply() -> FileDescriptor? {
    var status = stat()
    guard fstat(PluginSpawn.channelNumber, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      return nil
    }
    let moved = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, replyFloor)
    guard moved >= 0 else { return nil }
    close(PluginSpawn.channelNumber)
    return FileDescriptor(rawValue: moved)
  }

  /// Leaves the working folder, and disables file and core output.
  static func enter() {
    chdir("/")
    // Line buffering preserves a plugin's output when it crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
    umask(0o077)
    set(RLIMIT_CORE, 0)
    if !hasSanitizer { set(RLIMIT_FSIZE, 0) }
  }

  /// Limits memory, processor time and descriptors.
  ///
  /// - Returns: sentences about limits that this system does not enforce.
  static func limit(memory: Int, processorSeconds: Int) -> [String] {
    set(RLIMIT_CPU, processorSeconds)
    set(RLIMIT_NOFILE, Int(channelFloor) * 2)
    if hasSanitizer { return ["memory is not limited in a program with a sanitizer"] }
    #if os(Linux)
      dieFirst()
      guard let use = ProcessUse.current else {
        return ["memory is not limited, because /proc does not show how much is used"]
      }
      // Not the address space alone: language runtimes reserve more of it than they ever use.
      set(RLIMIT_DATA, use.dataBytes + memory)
      // Whoever makes used memory read-only gets around the limit of data, but not around this one.
      set(RLIMIT_AS, use.addressBytes + memory + reservedBytes)
      return []
    #else
      return ["memory is not limited, because this system does not support it"]
    #endif
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
    // Then the parent is still running and needs to know the reason.
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
    /// Lets the system end this process before others when memory is short.
    private static func dieFirst() {
      let descriptor = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      _ = write(descriptor, "1000", 4)
      close(descriptor)
    }
  #endif

  #if canImport(Glibc)
    private static func set(_ resource: __rlimit_resource, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  #else
    private static func set(_ resource: Int32, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource, &limit)
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
