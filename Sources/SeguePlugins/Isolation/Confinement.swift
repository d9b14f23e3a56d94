#if canImport(Darwin)
  @preconcurrency import Darwin  // for `stdout`
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

import SystemPackage

/// What a process does to itself before it runs a plugin's code.
enum Confinement {
  /// The lowest descriptor that the channel moves to, out of the way of what plugins may try.
  private static let channelFloor: Int32 = 512
  /// The lowest descriptor that the way of a verdict moves to.
  private static let replyFloor: Int32 = 100

  /// Moves the channel away and closes all other descriptors but the first three.
  ///
  /// - Returns: where the channel is now; nil where there is none.
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

  /// Moves the way of a verdict out of the way of what plugins may try.
  static func takeReply() -> FileDescriptor {
    let moved = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, replyFloor)
    close(PluginSpawn.channelNumber)
    return FileDescriptor(rawValue: moved)
  }

  /// Leaves the folder that it was started in, and writes neither files nor cores.
  static func enter() {
    chdir("/")
    // What a plugin prints shall be there when it crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
    writeNoFiles()
  }

  /// Writes neither files nor cores from now on.
  static func writeNoFiles() {
    umask(0o077)
    set(RLIMIT_CORE, 0)
    if !hasSanitizer { set(RLIMIT_FSIZE, 0) }
  }

  /// Limits memory and processor time.
  ///
  /// - Returns: what this system does not enforce, in sentences.
  static func limit(memory: Int, processorSeconds: Int) -> [String] {
    set(RLIMIT_CPU, processorSeconds)
    if hasSanitizer { return ["memory is not limited in a program with a sanitizer"] }
    #if os(Linux)
      guard let used = dataBytes() else {
        return ["memory is not limited, since /proc does not say how much is used"]
      }
      // Not the address space: languages may reserve more of it than they ever use.
      set(RLIMIT_DATA, used + memory)
      return []
    #else
      return ["memory is not limited, since this system does not enforce it"]
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

  /// The status by which a host process says that somebody has closed its channel on this side.
  static let lostChannel: Int32 = 113

  /// Ends this process, and all that it has started.
  static func leave(_ channel: FileDescriptor) -> Never {
    // Then whoever has started it is still there, and wants to know why it ends.
    if fcntl(channel.rawValue, F_GETFD) < 0 { _exit(lostChannel) }
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    leaveAtOnce()
  }

  /// Ends this process without another line of the plugin's code.
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
    /// How much memory this process has asked for, as the limit of data counts it.
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

/// How often a host process looks whether it has still got a parent, in milliseconds.
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
