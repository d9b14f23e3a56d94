import SegueSystem
import SystemPackage
import Testing

@Suite struct DescriptorTests {
  @Test func aBrokenConnectionIsAnError() throws {
    let ends = try SocketPair()
    defer { ends.ours.closeQuietly() }
    ends.theirs.closeQuietly()
    #expect(throws: Errno.brokenPipe) {
      try Array("x".utf8).withUnsafeBytes { try ends.ours.sendFully($0) }
    }
  }

  @Test func waitingEndsAtTheDeadlineOrWithEvents() throws {
    let pipe = try Pipe()
    defer { for end in [pipe.reader, pipe.writer] { end.closeQuietly() } }
    #expect(Poll.wait(for: [(pipe.reader, .readable)], until: .after(0.01)) == nil)
    try pipe.writer.writeFully([1])
    let events = Poll.wait(
      for: [(pipe.reader, .readable), (pipe.writer, .writable)], until: .after(10))
    #expect(events == [.readable, .writable])
  }

  @Test func tailReturnsTheLastBytesOfATemporaryFile() throws {
    let file = try FileDescriptor.temporary()
    defer { file.closeQuietly() }
    try file.writeFully(Array("0123456789".utf8))
    #expect(file.tail(4) == Array("6789".utf8))
    #expect(file.tail(100).count == 10)
  }
}
