#if canImport(Darwin)
  @preconcurrency import Darwin  // for `stdout`
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

import SystemPackage

/// The restrictions that a process applies to itself before it runs a plugin's code.
enum Confinement {
  /// The lowest descriptor for the moved channel, beyond those that plugins are likely to touch.
  private static let channelFloor: Int32 = 512
  /// The lowest descriptor for the moved reply pipe.
  private static let replyFloor: Int32 = 100

  /// Moves the channel and closes all other descriptors except the standard streams.
  ///
  /// - Returns: the channel's new descriptor; nil if there is none.
  static func takeChannel() -> FileDescriptor? {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(PluginSpawn.channelNumber, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else {
      return nil
    }
    let moved = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, channelFloor)
    if moved < 0 { _ = fcntl(PluginSpawn.channelNumber, F_SETFD, FD_CLOEXEC) }
    let channel = moved < 0 ? PluginSpawn.channelNumber : moved
    for descriptor in openDescriptors() where descriptor > 2 && descriptor != channel {
      close(descriptor)
    }
    return FileDescriptor(rawValue: channel)
  }

  /// Moves the reply pipe beyond the descriptors that plugins are likely to touch.
  static func takeReply() -> FileDescriptor {
    let moved = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, replyFloor)
    close(PluginSpawn.channelNumber)
    return FileDescriptor(rawValue: moved)
  }

  /// Leaves the working folder, and disables file and core output.
  static func enter() {
    chdir("/")
    // Line buffering preserves a plugin's output when it crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
    writeNoFiles()
  }

  /// Disables file and core output from now on.
  static func writeNoFiles() {
    umask(0o077)
    set(RLIMIT_CORE, 0)
    if !hasSanitizer { set(RLIMIT_FSIZE, 0) }
  }

  /// Limits memory and processor time.
  ///
  /// - Returns: sentences about limits that this system does not enforce.
  static func limit(memory: Int, processorSeconds: Int) -> [String] {
    set(RLIMIT_CPU, processorSeconds)
    if hasSanitizer { return ["memory is not limited in a program with a sanitizer"] }
    #if os(Linux)
      guard let used = dataBytes() else {
        return ["memory is not limited, because /proc does not show how much is used"]
      }
      // Not the address space: language runtimes may reserve more of it than they ever use.
      set(RLIMIT_DATA, used + memory)
      return []
    #else
      return ["memory is not limited, because this system does not support it"]
    #endif
  }

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
    /// Returns the memory allocated by this process, as counted by the data limit.
    private static func dataBytes() -> Int? {
      let descriptor = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      let count = read(descriptor, &bytes, bytes.count)
      let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmData:") }
      let kilobytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
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
