#if os(Linux)
import Glibc
import Synchronization
import SystemPackage
import Testing

@testable import SegueTerminal

/// Reading from a terminal whose other end the test holds.
@Suite struct TerminalDeviceTests {
  private let master: Int32
  private let path: String

  init() throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    let isOpen =
      ioctl(master, Self.setLock, &lock) == 0 && ioctl(master, Self.getNumber, &number) == 0
    try #require(isOpen, "there are no pseudo-terminals")
    path = "/dev/pts/\(number)"
  }

  // What glibc's headers show to C programs only.
  private static let getNumber: UInt = 0x8004_5430  // TIOCGPTN
  private static let setLock: UInt = 0x4004_5431  // TIOCSPTLCK

  /// Opens it as the session does: keys arrive at once, and reading does not wait for them.
  private func device() throws -> TerminalDevice {
    let device = try TerminalDevice(path: path)
    var mode = termios()
    tcgetattr(device.descriptor.rawValue, &mode)
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (0, 0) }
    try #require(tcsetattr(device.descriptor.rawValue, TCSANOW, &mode) == 0)
    return device
  }

  @Test func `keys discarded by Ctrl-C do not end reading`() async throws {
    let device = try device()
    let isDone = Atomic(false)
    let descriptor = device.descriptor.rawValue
    // As the system does with what was typed before a Ctrl-C, at any moment.
    async let flushes: Void = {
      while !isDone.load(ordering: .relaxed) {
        write(master, "x", 1)
        tcflush(descriptor, TCIFLUSH)
      }
    }()
    let ends = (0..<4000).count { _ in device.read(timeout: .milliseconds(1)) == nil }
    isDone.store(true, ordering: .relaxed)
    await flushes
    close(master)
    #expect(ends == 0)
  }

  @Test func `reading ends when the terminal hangs up`() throws {
    let device = try device()
    #expect(device.read(timeout: .zero) == [])
    close(master)
    #expect(device.read(timeout: .seconds(1)) == nil)
  }
}
#endif
